import { createElement } from 'react'
import { useSelector } from 'react-redux'
import { selectShortcuts } from '../features/shell/shortcuts/shortcutsSlice.ts'
import type { PluginRegistry } from './registry.ts'

/** The sheet of keyboard shortcuts, while it is open. */
export function PortalShortcuts({ registry }: { readonly registry: PluginRegistry }) {
  const isOpen = useSelector(selectShortcuts).status === 'sheet'
  const Sheet = registry.loaded('palette')?.palette?.Sheet
  return isOpen && Sheet ? createElement(Sheet) : null
}
