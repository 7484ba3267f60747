// Pages and commands of the portal's plugins for the palette.

import type { LucideIcon } from 'lucide-react'
import type { BasicPermission } from '../../model/entities/permissions/permission.ts'
import type { Titles } from '../../model/languages.ts'
import type { AnyRouteRef } from '../../model/routes/routeRefs.ts'
import type { PaletteTarget } from './paletteSlice.ts'

/** The path of a route without parameters; undefined if it is not bound. */
export type Resolve = (ref: AnyRouteRef<never>) => string | undefined

/** A page of the sidebar, or a plugin's command. */
export interface OfferedTarget {
  readonly id: string
  readonly titles: Titles
  readonly Icon?: LucideIcon
  readonly shortcut?: string
  /** Hidden where it is denied. */
  readonly permission?: BasicPermission
  readonly target: PaletteTarget
}

export interface Offers {
  readonly pages: readonly OfferedTarget[]
  readonly commands: readonly OfferedTarget[]
  readonly resolve: Resolve
  /** Ids of the portal's plugins. */
  readonly plugins: readonly string[]
}
