import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Legend } from '../../../ui/layout/Legend.tsx'
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
      <Legend
        label={t('map.kinds')}
        entries={[...new Set(kinds)].map((kind) => ({
          id: kind,
          icon: createElement(iconOfKind(kind), { size: 14, 'aria-hidden': true }),
          text: kind,
        }))}
      />
      <Legend
        label={t('map.states')}
        entries={states.map(([look, Icon]) => ({
          id: look,
          icon: <Icon size={14} aria-hidden="true" />,
          text: t(`map.${look}`),
          look,
        }))}
      />
    </Row>
  )
}
