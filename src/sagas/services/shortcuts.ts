// Keyboard shortcuts for every page.

import { isBareKey, isPaletteShortcut, isRowKey } from '../../model/shell/shortcut.ts'
import type { Shortcuts } from './services.ts'

/** Elements that take characters themselves. */
const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], .cm-editor'

/** Elements that cover the page while visible, and take all keys. */
const covering = 'dialog, [role$=dialog], [role=menu], [popover=auto]'

/** Runs last, so that the focused element can handle a key first. Ignores keys while a dialog is open. */
export function createShortcuts(page: Window): Shortcuts {
  const { document } = page
  const onKeys = (heard: (event: KeyboardEvent) => void) => {
    page.addEventListener('keydown', heard)
    return () => {
      page.removeEventListener('keydown', heard)
    }
  }
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLInputElement>(selector)].find((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
  const isFree = ({ target, isComposing, defaultPrevented }: KeyboardEvent) =>
    !defaultPrevented &&
    !isComposing &&
    !(target instanceof Element && target.closest(typing)) &&
    !visible(covering)
  return {
    onPalette: (listener) =>
      onKeys((event) => {
        if (event.defaultPrevented || !isPaletteShortcut(event, page.navigator.userAgent)) return
        if (document.querySelector('dialog[open]')) return
        event.preventDefault()
        listener()
      }),
    onKey: (listener) =>
      onKeys((event) => {
        const { key, repeat } = event
        if (!isBareKey(event) || !isFree(event) || (repeat && !isRowKey(key))) return
        // Otherwise the focused field would receive it, and Firefox would open its search.
        if (key === '/') event.preventDefault()
        listener(key)
      }),
    focusSearch: () => {
      const field = visible('input[aria-keyshortcuts="/"]')
      field?.select()
      field?.focus()
      return field !== undefined
    },
    tellRows: (key) => {
      document
        .querySelector('[data-row-keys]')
        ?.dispatchEvent(new CustomEvent('rowkey', { detail: key }))
    },
  }
}
