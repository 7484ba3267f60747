// The focus before a dialog opens, and the place in the text: browsers return the one, but not always the other.

/** Also inside of shadow roots. */
function focusedElement(): Element | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement

/** Returns how to give both back. */
export function keepFocus(): () => void {
  const focused = focusedElement()
  if (!(focused instanceof HTMLElement) || focused === document.body) {
    // The page was opened with the dialog, so the browser has no element to return the focus to.
    return () => {
      document.querySelector('main')?.focus({ preventScroll: true })
    }
  }
  // Null for inputs without a caret, such as numbers and dates.
  const start = isText(focused) ? focused.selectionStart : null
  const end = isText(focused) ? focused.selectionEnd : null
  const direction = isText(focused) ? (focused.selectionDirection ?? 'none') : 'none'
  const selection = focused.isContentEditable ? document.getSelection() : null
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null
  return () => {
    if (!focused.isConnected) return
    focused.focus({ preventScroll: true })
    if (isText(focused) && start !== null) focused.setSelectionRange(start, end, direction)
    if (selection && range) {
      selection.removeAllRanges()
      selection.addRange(range)
    }
  }
}
