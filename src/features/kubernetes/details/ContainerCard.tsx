import type { Container, ContainerStatus } from 'kubernetes-types/core/v1'
import { ScrollText, SquareTerminal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { listOf } from '../../../model/kubernetes/kubernetesObjects.ts'
import { type KubernetesPlace, searchOf } from '../../../model/kubernetes/kubernetesPlace.ts'
import type { ContainerRole, PodContainer } from '../../../model/kubernetes/pods/podContainers.ts'
import type { ContainerMetrics } from '../../../model/kubernetes/pods/podMetrics.ts'
import { isProgressing } from '../../../model/kubernetes/pods/podStatus.ts'
import type { PodName } from '../../../model/kubernetes/pods/podUsage.ts'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Kubernetes.module.css'
import { PodUtilisation } from './PodUtilisation.tsx'
import { UsageLines } from './UsageLines.tsx'

interface ContainerStateProps {
  readonly status: ContainerStatus | undefined
  readonly role: ContainerRole
}

/** The state of a container, in Kubernetes' own word where it has one. Readiness is for containers that serve. */
function ContainerState({ status, role }: ContainerStateProps) {
  const { t } = useTranslation('kubernetes')
  const { running, waiting, terminated } = status?.state ?? {}
  if (running)
    return status?.ready || role === 'init' || role === 'ephemeral' ? (
      <StatusBadge status="succeeded">{t('containers.running')}</StatusBadge>
    ) : (
      <StatusBadge status="waiting">{t('containers.notReady')}</StatusBadge>
    )
  if (terminated)
    return (
      <StatusBadge status={terminated.exitCode === 0 ? 'done' : 'failed'}>
        {terminated.reason ?? t('containers.exitCode', { code: terminated.exitCode })}
      </StatusBadge>
    )
  const reason = waiting?.reason ?? ''
  return (
    <StatusBadge status={reason === '' || isProgressing(reason) ? 'waiting' : 'failed'}>
      {reason === '' ? t('containers.waiting') : reason}
    </StatusBadge>
  )
}

interface ContainerCardProps {
  readonly of: PodContainer
  readonly metrics: ContainerMetrics | undefined
  /** Draws what the container has used; missing where the pod has no other one. */
  readonly pod: PodName | undefined
  readonly place: KubernetesPlace
  readonly hasTerminal: boolean
}

/** One container: its state, and the ways into it (K8S-30, K8S-36, K8S-37). */
export function ContainerCard(props: ContainerCardProps) {
  const { of, metrics, pod, place, hasTerminal } = props
  const { role, container, status } = of
  const { t } = useTranslation('kubernetes')
  const { pathname } = useLocation()
  const { name, image } = container
  const startedAt = status?.state?.running?.startedAt
  const ended = status?.lastState?.terminated
  const ports = listOf(container.ports).map(
    ({ containerPort, protocol = 'TCP' }) => `${String(containerPort)}/${protocol}`,
  )
  const addressOf = (to: Partial<KubernetesPlace>) => pathname + searchOf({ ...place, ...to })
  return (
    <article className={classes['container']} aria-label={name}>
      <Row as="header" gap="xs" across="md" className={classes['containerHead']}>
        <h4>{name}</h4>
        {role !== 'main' && (
          <Text as="span" isQuiet isSmall className={classes['minor']}>
            {t(`containers.${role}`)}
          </Text>
        )}
        <ContainerState status={status} role={role} />
        <Row as="span" gap="xs" across="md" className={classes['ways']}>
          <Link to={addressOf({ logs: name, isPrevious: false })}>
            <ScrollText size={14} aria-hidden="true" /> {t('logs.open')}
          </Link>
          {(status?.restartCount ?? 0) > 0 && (
            <Link to={addressOf({ logs: name, isPrevious: true })}>{t('logs.previous')}</Link>
          )}
          {hasTerminal && role !== 'init' && (
            <Link to={addressOf({ terminal: name })}>
              <SquareTerminal size={14} aria-hidden="true" /> {t('terminal.open')}
            </Link>
          )}
        </Row>
      </Row>
      <Facts>
        <Fact label={t('containers.image')}>
          <span className={classes['text']}>{image ?? '–'}</span>
        </Fact>
        {startedAt !== undefined && (
          <Fact label={t('containers.started')}>
            <Time at={startedAt} />
          </Fact>
        )}
        {ended && (
          <Fact label={t('containers.lastRun')}>
            {[ended.reason, t('containers.exitCode', { code: ended.exitCode })]
              .filter(Boolean)
              .join(', ')}
            {ended.finishedAt !== undefined && (
              <>
                {', '}
                <Time at={ended.finishedAt} />
              </>
            )}
          </Fact>
        )}
        {status && <Fact label={t('containers.restarts')}>{status.restartCount}</Fact>}
        {ports.length > 0 && <Fact label={t('containers.ports')}>{ports.join(', ')}</Fact>}
        <Probes container={container} />
        <Resources container={container} />
      </Facts>
      {metrics && (
        <PodUtilisation
          usage={{ cpu: metrics.cpuUsage, memory: metrics.memoryUsage }}
          label={t('utilisation.ofContainer', { container: name })}
        />
      )}
      {pod && <UsageLines pod={pod} container={name} />}
    </article>
  )
}

function Probes({ container }: { readonly container: Container }) {
  const { t } = useTranslation('kubernetes')
  const { livenessProbe, readinessProbe, startupProbe } = container
  const probes = [
    livenessProbe && t('containers.liveness'),
    readinessProbe && t('containers.readiness'),
    startupProbe && t('containers.startup'),
  ].filter((name) => name !== undefined)
  return probes.length > 0 ? <Fact label={t('containers.probes')}>{probes.join(', ')}</Fact> : null
}

const textOf = (values: Readonly<Record<string, unknown>> | undefined): string =>
  Object.entries(values ?? {})
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')

function Resources({ container: { resources } }: { readonly container: Container }) {
  const { t } = useTranslation('kubernetes')
  const requests = textOf(resources?.requests)
  const limits = textOf(resources?.limits)
  return (
    <>
      {requests !== '' && <Fact label={t('containers.requests')}>{requests}</Fact>}
      {limits !== '' && <Fact label={t('containers.limits')}>{limits}</Fact>}
    </>
  )
}
