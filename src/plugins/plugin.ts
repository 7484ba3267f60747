// What a plugin is: a short manifest that is always there, and a module that comes when it is needed.

import type { ComponentType } from 'react'
import type { NavigationItem } from '../features/layout/SidebarItem.tsx'
import type { StoreExtension } from '../store/createStore.ts'

export interface PluginManifest {
  readonly id: string
  /** Path patterns, and which page of the module each shows. */
  readonly routes: readonly { readonly path: string; readonly page: string }[]
  readonly navigation: readonly NavigationItem[]
  readonly load: () => Promise<PluginModule>
}

export interface PluginModule extends Omit<StoreExtension, 'id'> {
  readonly pages: Readonly<Record<string, ComponentType>>
  /** Texts, under the plugin's id. */
  readonly messages: Readonly<Record<string, unknown>>
}
