import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { findEntityRef } from '../../model/entities/entityRef.ts'
import type { CatalogGraph, GraphNode } from '../../model/graph/entityGraph.ts'
import { entityPath } from '../../model/paths.ts'
import { lifecycleLook } from '../../ui/badges/lifecycleLooks.ts'
import { problemLooks } from '../../ui/badges/problemLooks.ts'
import type { GraphItem, GraphLink, GraphTexts } from '../../ui/graph/graphParts.ts'
import { useRelationName } from '../entities/useRelationName.ts'
import { themeOfKind } from './kindThemes.ts'

export interface DrawnGraph {
  readonly items: readonly GraphItem[]
  readonly links: readonly GraphLink[]
  readonly texts: GraphTexts
}

interface DrawnAs {
  /** True if missing entities will not be loaded any more. */
  readonly hasFailed: boolean
  /** The page that a node links to; without it, clicking expands the node. */
  readonly moreTo?: string
}

/** A graph with the texts and shapes for drawing it. */
export function useDrawnGraph(
  { nodes, edges }: CatalogGraph,
  { hasFailed, moreTo }: DrawnAs,
): DrawnGraph {
  const { t } = useTranslation('catalog-graph')
  const { t: shell } = useTranslation()
  const nameOf = useRelationName()
  return useMemo(() => {
    const subtitleOf = ({ status, kind, type }: GraphNode) =>
      status === 'missing'
        ? [kind, t('node.missing')].filter(Boolean).join(' · ')
        : status === 'waiting'
          ? t(hasFailed ? 'node.unknown' : 'node.waiting')
          : [kind, type].filter(Boolean).join(' · ')
    const badgeOf = ({ problem, lifecycle }: GraphNode): GraphItem['badge'] =>
      problem
        ? { ...problemLooks[problem], text: shell(`problem.${problem}`) }
        : lifecycle === undefined
          ? undefined
          : { ...lifecycleLook(lifecycle), text: lifecycle }
    const items = nodes.map((node): GraphItem => {
      const { ref, kind, name, status, isRoot, hidden } = node
      const badge = badgeOf(node)
      const parsed = findEntityRef(ref)
      return {
        id: ref,
        kind,
        ...(status === 'found' && { theme: themeOfKind(kind) }),
        title: name,
        subtitle: subtitleOf(node),
        tone: isRoot && status !== 'missing' ? 'root' : status === 'found' ? 'plain' : status,
        ...(badge && { badge }),
        ...(parsed && { to: entityPath(parsed) }),
        ...(hidden > 0 && {
          more: {
            text: t('node.moreShort', { count: hidden }),
            label: t('node.more', { count: hidden, name }),
            ...(moreTo !== undefined && { to: moreTo }),
          },
        }),
      }
    })
    const links = edges.map(({ id, from, to, types }) => ({
      id,
      from,
      to,
      label: types.map(nameOf).join(', '),
    }))
    const texts: GraphTexts = {
      graph: t('canvas.graph', { count: nodes.length }),
      controls: t('canvas.controls'),
      zoomIn: t('canvas.zoomIn'),
      zoomOut: t('canvas.zoomOut'),
      fit: t('canvas.fit'),
      fullScreen: t('canvas.fullScreen'),
      leaveFullScreen: t('canvas.leaveFullScreen'),
      exportSvg: t('canvas.exportSvg'),
      layingOut: t('canvas.layingOut'),
      layoutFailed: t('canvas.layoutFailed'),
      retry: t('canvas.retry'),
    }
    return { items, links, texts }
  }, [nodes, edges, hasFailed, moreTo, t, shell, nameOf])
}
