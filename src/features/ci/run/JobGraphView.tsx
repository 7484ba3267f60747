import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isDone, type CiRun } from '../../../model/ci/ciRun.ts'
import { hasFailed, type CiStatus } from '../../../model/ci/ciStatus.ts'
import type { JobGraph, JobNode } from '../../../model/ci/jobGraph.ts'
import { lengthOfNode, longestPath, ranksOf } from '../../../model/ci/longestPath.ts'
import { readRunPlace, searchOfRun } from '../../../model/ci/runsPlace.ts'
import { layoutEngineRef } from '../../../model/graph/layoutEngineRef.ts'
import { Card } from '../../../ui/Card.tsx'
import { DependencyGraph } from '../../../ui/graph/DependencyGraph.tsx'
import type { GraphItem, GraphTexts } from '../../../ui/graph/graphParts.ts'
import { useService } from '../../../ui/page/portalContext.ts'
import { useLengthText } from '../../../ui/time/useLengthText.ts'
import classes from '../Ci.module.css'
import { JobGraphShape } from './JobGraphShape.tsx'

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
  const lengthText = useLengthText()
  // While jobs run, it is not known which way will have taken longest.
  const longest = useMemo(() => (isDone(run) ? longestPath(graph) : undefined), [run, graph])
  const ranks = useMemo(() => ranksOf(graph), [graph])
  const items = useMemo(() => {
    const subtitleOf = (node: JobNode) => {
      const { jobs, status } = node
      const length = lengthOfNode(node)
      return [
        status && t(`status.${status}`),
        length > 0 && lengthText(length),
        jobs.length > 1 && t('details.jobsCount', { count: jobs.length }),
        jobs.length > 1 &&
          jobs.some(hasFailed) &&
          t('details.failedCount', { count: jobs.filter(hasFailed).length }),
      ]
        .filter(Boolean)
        .join(' · ')
    }
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
  }, [graph, pathname, attempt, t, lengthText])
  const links = useMemo(
    () =>
      graph.edges.map(({ from, to }) => {
        const at = longest?.ids.indexOf(to) ?? -1
        const isStrong = at > 0 && longest?.ids[at - 1] === from
        return { id: `${from} ${to}`, from, to, label: '', isStrong }
      }),
    [graph, longest],
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
        <JobGraphShape ranks={ranks} />
      </div>
      {longest && longest.length > 0 && (
        <p className={classes['longest']}>
          {t('graph.longest', {
            jobs: longest.ids
              .map((id) => graph.nodes.find((node) => node.id === id)?.name ?? id)
              .join(' → '),
            time: lengthText(longest.length),
          })}
        </p>
      )}
    </Card>
  )
}
