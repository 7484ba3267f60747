// Keyboard shortcuts: Ctrl K for the command palette (⌘ K on Apple keyboards), and keys that are pressed alone.

import type { Titles } from '../languages.ts'

/** On Apple keyboards, Ctrl K deletes to the end of the line. */
export const isApple = (userAgent: string): boolean => /Mac|iPhone|iPad/.test(userAgent)

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

export function isPaletteShortcut(event: Key, userAgent: string): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  if (key.toLowerCase() !== 'k' || shiftKey || altKey) return false
  return isApple(userAgent) ? metaKey && !ctrlKey : ctrlKey && !metaKey
}

/** Value of `aria-keyshortcuts`. */
export const shortcutName = (userAgent: string): string =>
  isApple(userAgent) ? 'Meta+K' : 'Control+K'

/** A character without modifier. Shift may be part of typing it: `?`, or `/` on a German keyboard. */
export const isBareKey = ({ key, ctrlKey, metaKey, altKey }: Omit<Key, 'shiftKey'>): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/** Keys of a list's rows: down, up, select, open. */
export type RowKey = 'j' | 'k' | 'x' | 'o'

export const isRowKey = (key: string): key is RowKey => /^[jkxo]$/.test(key)

/** A path of the portal, or an event whose plugin is loaded first. */
export type ShortcutTarget =
  | { readonly to: string }
  | { readonly event: { readonly type: string }; readonly pluginId?: string }

/** A plugin's shortcut. */
export interface PortalShortcut {
  /** Two letters, one after the other, such as `g c`. */
  readonly keys: string
  readonly titles: Titles
  readonly target: ShortcutTarget
}
