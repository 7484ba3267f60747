import { createContext, type ComponentType } from 'react'
import type { DocsAddonPlace, DocsAddonProps } from '../../model/plugins/docsAddon.ts'

export interface DocsAddon {
  readonly id: string
  readonly place: DocsAddonPlace
  readonly Component: ComponentType<DocsAddonProps>
}

/** The addons of all plugins. */
export const DocsAddonList = createContext<readonly DocsAddon[]>([])
