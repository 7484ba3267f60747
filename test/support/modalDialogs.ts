// Adds dialogs to jsdom, as far as journeys need them: the first field gets the focus, Escape
// cancels, and the focus returns afterwards. test/e2e tests real ones.

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

// Renders popovers in place; as in a browser, the element must be in the page.
HTMLElement.prototype.showPopover = function () {
  if (!this.isConnected) throw new DOMException('Not in the page.', 'InvalidStateError')
}

// Everything is visible except closed popovers and dialogs, because jsdom has no layout.
Element.prototype.checkVisibility = function () {
  return !this.matches('dialog:not([open]), [popover=auto]')
}

Element.prototype.scrollIntoView = () => undefined
