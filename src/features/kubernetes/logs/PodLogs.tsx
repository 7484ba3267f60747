import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import type { KubeObject } from '../../../model/kubernetes/kubernetesObjects.ts'
import {
  allContainers,
  type KubernetesPlace,
  searchOf,
} from '../../../model/kubernetes/kubernetesPlace.ts'
import {
  allHeld,
  isStarting,
  type PodLogState,
  type SourceState,
} from '../../../model/kubernetes/pods/podLog.ts'
import { type LogSource, shortLabels } from '../../../model/logs/logSource.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { LogPanel } from '../../logs/LogPanel.tsx'
import { selectPodLog } from '../podLogSlice.ts'
import classes from './PodLogs.module.css'

/** Sources that could not be read, or are being connected again. */
function SourceNotices({ sources }: { readonly sources: readonly SourceState[] }) {
  const { t } = useTranslation('kubernetes')
  const lines = sources.flatMap((source) => {
    const of = `${source.pod}/${source.container}`
    if (source.status === 'refused')
      return t('logs.refused', {
        source: of,
        reason: `${t('events.failed')}, ${source.failure.message}`,
      })
    if (source.status === 'waiting' && isStarting(source.failure))
      return t('logs.starting', { source: of })
    return source.status === 'waiting'
      ? t('logs.waiting', { source: of, reason: source.failure.message })
      : []
  })
  if (lines.length === 0) return null
  return (
    <ul role="status" className={classes['notices']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

interface PodLogsProps {
  readonly place: KubernetesPlace
  readonly object: KubeObject
}

type Open = Extract<PodLogState, { readonly status: 'open' }>

const tails = [100, 1_000, 10_000, 0] as const

/** Lines of one container, of all containers of a pod, or of all pods of a workload (K8S-36). */
export function PodLogs({ place, object }: PodLogsProps) {
  const { t } = useTranslation('kubernetes')
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const state = useSelector(selectPodLog)
  const open = state.status === 'open' ? state : undefined
  const sources = useMemo(() => open && sourcesOf(open), [open])
  const panel = useRef<HTMLDivElement>(null)
  const isOpen = open !== undefined
  // On most screens the panel is higher than the drawer: what is new is at its end.
  useEffect(() => {
    if (isOpen && hash === '') panel.current?.scrollIntoView({ block: 'end' })
  }, [isOpen, hash])
  const go = (to: Partial<KubernetesPlace>) => {
    void navigate(pathname + searchOf({ ...place, ...to }), { replace: true, flushSync: true })
  }
  const name = [object.metadata.name, place.logs === allContainers ? '' : place.logs]
    .filter(Boolean)
    .join('-')
  return (
    <div ref={panel} className={classes['logs']}>
      <Row gap="xs" across="md">
        <label>
          {t('logs.tail')}{' '}
          <select
            value={place.tail}
            onChange={({ target }) => {
              go({ tail: Number(target.value) })
            }}
          >
            {tails.map((tail) => (
              <option key={tail} value={tail}>
                {tail === 0 ? t('logs.allLines') : t('logs.lastLines', { count: tail })}
              </option>
            ))}
          </select>
        </label>
        {object.kind === 'Pod' && (
          <label className={classes['check']}>
            <input
              type="checkbox"
              checked={place.isPrevious}
              onChange={({ target }) => {
                go({ isPrevious: target.checked })
              }}
            />
            {t('logs.previousContainer')}
          </label>
        )}
      </Row>
      <LogPanel
        label={t('logs.label', { name })}
        fileName={`${name}.log`}
        batches={open?.batches ?? []}
        waiting={() => (open ? allHeld(open.held) : [])}
        status={open ? statusOf(open) : 'loading'}
        empty={open && Object.values(open.sources).some(isRefused) ? null : <NoLines />}
        notice={open && <SourceNotices sources={Object.values(open.sources)} />}
        {...(sources && sources.length > 1 && { sources })}
        source={sources?.find(({ id }) => id === place.source)?.id}
        onSource={(source) => {
          const to = searchOf({ ...place, source: source ?? null })
          void navigate(pathname + to + hash, {
            replace: true,
            preventScrollReset: true,
          })
        }}
      />
    </div>
  )
}

/** K8S-39 */
function NoLines() {
  const { t } = useTranslation('kubernetes')
  return (
    <>
      <strong>{t('logs.none')}</strong>
      <p>{t('logs.noneText')}</p>
    </>
  )
}

const isRefused = ({ status }: SourceState) => status === 'refused'

const isOver = (source: SourceState) => source.status === 'ended' || isRefused(source)

const statusOf = ({ sources }: Open): 'live' | 'ended' =>
  Object.values(sources).every(isOver) ? 'ended' : 'live'

/** Named by what tells them apart: pods, containers, or both. */
function sourcesOf({ sources }: Open): readonly LogSource[] {
  const all = Object.entries(sources)
  const pods = new Set(all.map(([, { pod }]) => pod))
  const containers = new Set(all.map(([, { container }]) => container))
  const labels = all.map(([id, { pod, container }]) => {
    if (pods.size === 1) return container
    return containers.size === 1 ? pod : id
  })
  const short = shortLabels(labels)
  return all.map(([id], index) => ({
    id,
    label: labels[index] ?? id,
    shortLabel: short[index] ?? id,
  }))
}
