import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { CiRun } from '../../../model/ci/ciRun.ts'
import { hasFailed, type CiStatus } from '../../../model/ci/ciStatus.ts'
import type { JobGraph, JobNode } from '../../../model/ci/jobGraph.ts'
import { readRunPlace, searchOfRun } from '../../../model/ci/runsPlace.ts'
import { layoutEngineRef } from '../../../model/graph/layoutEngineRef.ts'
import { Card } from '../../../ui/Card.tsx'
import { DependencyGraph } from '../../../ui/graph/DependencyGraph.tsx'
import type { GraphItem, GraphTexts } from '../../../ui/graph/graphParts.ts'
import { useService } from '../../../ui/page/portalContext.ts'
import classes from '../Ci.module.css'

export interface JobGraphViewProps {
  readonly run: CiRun
  readonly graph: JobGraph
}

const tones: Readonly<Partial<Record<CiStatus, GraphItem['tone']>>> = {
  error: 'failed',
  timedOut: 'failed',
  inProgress: 'root',
  queued: 'waiting',
  pending: 'waiting',
}

/** The jobs of a run by `needs`. A node links to the log of its job, or of the first failed job of a matrix. */
export function JobGraphView({ run, graph }: JobGraphViewProps) {
  const { t } = useTranslation('ci')
  const { pathname, search } = useLocation()
  const engine = useService(layoutEngineRef)
  const { attempt } = readRunPlace(search)
  const items = useMemo(() => {
    const subtitleOf = ({ jobs, status }: JobNode) =>
      [
        status && t(`status.${status}`),
        jobs.length > 1 && t('details.jobsCount', { count: jobs.length }),
        jobs.length > 1 &&
          jobs.some(hasFailed) &&
          t('details.failedCount', { count: jobs.filter(hasFailed).length }),
      ]
        .filter(Boolean)
        .join(' · ')
    return graph.nodes.map((node): GraphItem => {
      const job = node.jobs.find(hasFailed) ?? node.jobs[0]
      return {
        id: node.id,
        kind: 'job',
        title: node.name,
        subtitle: subtitleOf(node),
        tone: (node.status && tones[node.status]) ?? 'plain',
        ...(job && { to: pathname + searchOfRun({ attempt, job: job.id }) }),
      }
    })
  }, [graph, pathname, attempt, t])
  const links = useMemo(
    () => graph.edges.map(({ from, to }) => ({ id: `${from} ${to}`, from, to, label: '' })),
    [graph],
  )
  const number = String(run.number ?? run.id)
  const texts: GraphTexts = {
    graph: t('graph.label', { number }),
    controls: t('graph.controls'),
    zoomIn: t('graph.zoomIn'),
    zoomOut: t('graph.zoomOut'),
    fit: t('graph.fit'),
    fullScreen: t('graph.fullScreen'),
    leaveFullScreen: t('graph.leaveFullScreen'),
    exportSvg: t('graph.exportSvg'),
    layingOut: t('graph.layingOut'),
    layoutFailed: t('graph.layoutFailed'),
    retry: t('graph.retry'),
  }
  return (
    <Card title={t('details.graph')}>
      <div className={classes['graph']}>
        <DependencyGraph
          items={items}
          links={links}
          direction="LR"
          engine={engine}
          texts={texts}
          fileName={`run-${number}.svg`}
        />
      </div>
    </Card>
  )
}
