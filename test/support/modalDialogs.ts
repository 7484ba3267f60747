// jsdom draws a dialog, and opens none. As far as the journeys need it: the first field takes the focus, Escape
// cancels, and whatever had the focus gets it back. test/e2e has the real ones.

const before = new WeakMap<HTMLDialogElement, Element | null>()

HTMLDialogElement.prototype.showModal = function () {
  before.set(this, document.activeElement)
  this.open = true
  this.querySelector<HTMLElement>('input, button')?.focus()
}

HTMLDialogElement.prototype.close = function () {
  this.open = false
  const focused = before.get(this)
  if (focused instanceof HTMLElement) focused.focus()
}

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }))
})

// Popovers are drawn where they stand, and as in a browser only what is in the page can be one.
HTMLElement.prototype.showPopover = function () {
  if (!this.isConnected) throw new DOMException('Not in the page.', 'InvalidStateError')
}

// jsdom knows no layout: what is drawn is visible, but for what has to be opened.
Element.prototype.checkVisibility = function () {
  return !this.matches('dialog:not([open]), [popover=auto]')
}

Element.prototype.scrollIntoView = () => undefined
