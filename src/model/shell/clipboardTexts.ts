// Texts for the clipboard that may contain a secret, and so must not be in an action.

import type { ServiceRef } from '../plugins/serviceFactories.ts'

export interface ClipboardTexts {
  /** For the button with this id, in place of what was kept before. */
  readonly keep: (button: string, text: string) => void
  /** Once; undefined if it is another button's. */
  readonly take: (button: string) => string | undefined
}

export const clipboardTextsRef: ServiceRef<ClipboardTexts> = { id: 'core.clipboardTexts' }

export function createClipboardTexts(): ClipboardTexts {
  const kept = new Map<string, string>()
  return {
    keep: (button, text) => {
      kept.clear()
      kept.set(button, text)
    },
    take: (button) => {
      const text = kept.get(button)
      kept.clear()
      return text
    },
  }
}
