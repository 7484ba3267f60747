import { useContext, type ReactNode } from 'react'
import type { DocsAddonPlace, DocsAddonProps } from '../../../model/plugins/docsAddon.ts'
import { DocsAddonList } from '../docsAddons.ts'

/** The addons of a place, in the order of the plugins; empty without any. */
export function useDocsAddons(place: DocsAddonPlace, props: DocsAddonProps): readonly ReactNode[] {
  return useContext(DocsAddonList)
    .filter((addon) => addon.place === place)
    .map(({ id, Component }) => <Component key={id} {...props} />)
}
