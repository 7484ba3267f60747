import { useTranslation } from 'react-i18next'
import { type KubePod, namespaceOf } from '../../../model/kubernetes/kubernetesObjects.ts'
import { hour, restartsOf } from '../../../model/kubernetes/pods/podRestarts.ts'
import { Text } from '../../../ui/layout/Text.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { useNow } from '../../../ui/time/useNow.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { kubernetesApi } from '../kubernetesApi.ts'
import classes from './RestartTicks.module.css'

interface RestartTicksProps {
  readonly cluster: string
  readonly pod: KubePod
}

/** The restarts of the last hour on a line of time; nothing without one. */
export function RestartTicks({ cluster, pod }: RestartTicksProps) {
  const { t } = useTranslation('kubernetes')
  const now = useNow()
  const of = { cluster, namespace: namespaceOf(pod), pod: pod.metadata.name }
  // The list of events asks for them.
  const { data: events = [] } = kubernetesApi.endpoints.podEvents.useQueryState(of)
  const restarts = restartsOf(pod, events, now)
  if (restarts.length === 0) return null
  const label = t('restarts.label', { count: restarts.length })
  return (
    <div>
      <Text as="span" isQuiet isSmall>
        {label}
      </Text>
      <ul className={classes['hour']} aria-label={label}>
        {restarts.map(({ at, container }) => (
          <li
            key={`${String(at)} ${container}`}
            style={{ insetInlineStart: `${String(100 - (100 * (now - at)) / hour)}%` }}
          >
            <VisuallyHidden>
              {container} <Time at={at} />
            </VisuallyHidden>
          </li>
        ))}
      </ul>
      <div className={classes['ends']} aria-hidden="true">
        <span>{t('restarts.ago')}</span>
        <span>{t('restarts.now')}</span>
      </div>
    </div>
  )
}
