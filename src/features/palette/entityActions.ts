// The palette's actions for the entity in view: those of its page, with the same events.

import type { TFunction } from 'i18next'
import { Copy, RefreshCw, ScanSearch, Trash2, Waypoints } from 'lucide-react'
import { displayName } from '../../model/entities/entity.ts'
import { removalTarget } from '../../model/entities/removal.ts'
import { catalogPath, graphOf } from '../../model/paths.ts'
import { catalogGraphRoute, unregisterRedirectRoute } from '../../model/routes/portalRoutes.ts'
import { refreshRequested } from '../catalog/entity/header/entityRefreshSlice.ts'
import { copyRequested } from '../shell/clipboardSlice.ts'
import { unregisterRequested } from '../unregister/unregisterSlice.ts'
import type { EntityInView } from './entityInView.ts'
import type { PaletteGroup, PaletteItem, PaletteSources } from './paletteParts.ts'
import { copyRefButton } from './paletteSlice.ts'

type Action = Pick<PaletteItem, 'Icon' | 'target'>
type ActionId = 'refresh' | 'inspect' | 'copyRef' | 'openGraph' | 'unregister'

function actionsFor(
  view: EntityInView,
  { resolve, plugins }: Pick<PaletteSources, 'resolve' | 'plugins'>,
): Readonly<Record<ActionId, Action | undefined>> {
  const { entity, entityRef, mayRefresh, mayUnregister, inspect } = view
  const removal = removalTarget(entity, resolve(unregisterRedirectRoute) ?? catalogPath)
  const graph = resolve(catalogGraphRoute)
  return {
    inspect: plugins.includes('inspector')
      ? { Icon: ScanSearch, target: { to: inspect } }
      : undefined,
    copyRef: {
      Icon: Copy,
      target: { event: copyRequested({ button: copyRefButton, text: entityRef }) },
    },
    openGraph:
      graph === undefined
        ? undefined
        : {
            Icon: Waypoints,
            target: { to: graphOf(graph, entityRef) },
          },
    refresh: mayRefresh
      ? { Icon: RefreshCw, target: { event: refreshRequested(entityRef) } }
      : undefined,
    unregister:
      mayUnregister && plugins.includes('unregister')
        ? { Icon: Trash2, target: { event: unregisterRequested(removal), pluginId: 'unregister' } }
        : undefined,
  }
}

/** Undefined unless the page of an entity is open. */
export function entityGroup(
  sources: PaletteSources,
  t: TFunction<'palette'>,
): PaletteGroup | undefined {
  const { view } = sources
  if (!view) return undefined
  const actions = Object.entries(actionsFor(view, sources)) as [ActionId, Action | undefined][]
  return {
    id: 'entity',
    title: displayName(view.entity),
    items: actions.flatMap(([id, action]) => {
      if (!action) return []
      const title = t(`entity.${id}`)
      return [{ ...action, id: `entity-${id}`, title, names: [title] }]
    }),
  }
}
