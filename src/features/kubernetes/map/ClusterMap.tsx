import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { layoutEngineRef } from '../../../model/graph/layoutEngineRef.ts'
import { titleOf } from '../../../model/kubernetes/clusters/clusters.ts'
import { namespaceOf } from '../../../model/kubernetes/kubernetesObjects.ts'
import {
  placeOfObject,
  searchOf,
  withoutObject,
  type KubernetesPlace,
} from '../../../model/kubernetes/kubernetesPlace.ts'
import { objectsGraph } from '../../../model/kubernetes/objectsGraph.ts'
import type { PodTone } from '../../../model/kubernetes/pods/podStatus.ts'
import { Card } from '../../../ui/Card.tsx'
import { DependencyGraph } from '../../../ui/graph/DependencyGraph.tsx'
import type { GraphItem, GraphTexts } from '../../../ui/graph/graphParts.ts'
import { useService } from '../../../ui/page/portalContext.ts'
import classes from '../Kubernetes.module.css'
import type { ClusterWithErrors } from '../useEntityObjects.ts'
import { iconOfKind } from './kindIcons.ts'
import { MapLegend } from './MapLegend.tsx'

interface ClusterMapProps {
  readonly cluster: ClusterWithErrors
  readonly place: KubernetesPlace
}

const tones: Readonly<Record<PodTone, GraphItem['tone']>> = {
  ok: 'ok',
  done: 'plain',
  waiting: 'pending',
  failed: 'failed',
}

/** What leads to which pods in a cluster; the list has the same, object by object. */
export function ClusterMap({ cluster, place }: ClusterMapProps) {
  const { t } = useTranslation('kubernetes')
  const { pathname } = useLocation()
  const engine = useService(layoutEngineRef)
  const { name } = cluster.cluster
  const title = titleOf(cluster.cluster)
  const { items, links } = useMemo(() => {
    const { nodes, edges } = objectsGraph(cluster.objects, cluster.detected, place)
    const addressOf = (object: (typeof nodes)[number]['object']) =>
      pathname + searchOf({ ...withoutObject(place), object: placeOfObject(name, object) })
    return {
      items: nodes.map(({ id, object, tone, state }): GraphItem => ({
        id,
        kind: object.kind,
        Icon: iconOfKind(object.kind),
        title: object.metadata.name,
        subtitle: [object.kind, state || namespaceOf(object)].join(' · '),
        tone: tones[tone],
        to: addressOf(object),
      })),
      links: edges.map(({ from, to }) => ({ id: `${from} ${to}`, from, to, label: '' })),
    }
  }, [cluster, place, pathname, name])
  const texts: GraphTexts = {
    graph: t('map.graph', { cluster: title }),
    controls: t('map.controls'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    fit: t('map.fit'),
    fullScreen: t('map.fullScreen'),
    leaveFullScreen: t('map.leaveFullScreen'),
    exportSvg: t('map.exportSvg'),
    layingOut: t('map.layingOut'),
    layoutFailed: t('map.layoutFailed'),
    retry: t('map.retry'),
  }
  return (
    <Card title={title}>
      <div className={classes['map']}>
        <DependencyGraph
          items={items}
          links={links}
          direction="LR"
          engine={engine}
          texts={texts}
          fileName={`${name}.svg`}
        />
      </div>
      <MapLegend kinds={items.map(({ kind }) => kind)} />
    </Card>
  )
}
