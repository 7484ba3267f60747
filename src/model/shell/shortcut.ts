// Keyboard shortcut of the command palette: Ctrl K, or ⌘ K on Apple keyboards.

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
