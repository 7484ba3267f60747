import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Row } from '../../../ui/layout/Row.tsx'
import classes from '../Kubernetes.module.css'
import { iconOfKind } from './kindIcons.ts'

const states = [
  ['ok', CircleCheck],
  ['waiting', CircleDashed],
  ['failed', CircleX],
] as const

interface MapLegendProps {
  /** Of all nodes. */
  readonly kinds: readonly string[]
}

/** The legend of a map: icons of kinds, colours of states. */
export function MapLegend({ kinds }: MapLegendProps) {
  const { t } = useTranslation('kubernetes')
  return (
    <Row
      gap="xs"
      across="lg"
      className={classes['legend']}
      role="group"
      aria-label={t('map.legend')}
    >
      <Row as="ul" gap="xs" across="md" aria-label={t('map.kinds')}>
        {[...new Set(kinds)].map((kind) => (
          <li key={kind}>
            {createElement(iconOfKind(kind), { size: 14, 'aria-hidden': true })}
            {kind}
          </li>
        ))}
      </Row>
      <Row as="ul" gap="xs" across="md" aria-label={t('map.states')}>
        {states.map(([state, Icon]) => (
          <li key={state} data-tone={state}>
            <Icon size={14} aria-hidden="true" />
            {t(`map.${state}`)}
          </li>
        ))}
      </Row>
    </Row>
  )
}
