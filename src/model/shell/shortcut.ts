// The keys that open the command palette: Ctrl K, on Apple's keyboards ⌘ K.

/** Ctrl K would delete to the end of the line there. */
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

/** As `aria-keyshortcuts` wants it. */
export const shortcutName = (userAgent: string): string =>
  isApple(userAgent) ? 'Meta+K' : 'Control+K'
