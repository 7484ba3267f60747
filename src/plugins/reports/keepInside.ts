// A recorded page must not reach the page around it, nor fetch pictures.

/** Dialogs are drawn in their place, and no picture is fetched. Returns a function that lets dialogs be modal again. */
export function keepInside(page: Document): () => void {
  // A policy cannot be taken back: pictures stay away until the tab is reloaded.
  if (!page.querySelector('meta[data-replay]')) {
    const policy = page.createElement('meta')
    policy.httpEquiv = 'content-security-policy'
    policy.content = 'img-src data: blob:; media-src data: blob:'
    policy.dataset['replay'] = ''
    page.head.append(policy)
  }
  const { HTMLDialogElement: Dialog } = page.defaultView ?? window
  const original = Object.getOwnPropertyDescriptor(Dialog.prototype, 'showModal')
  Dialog.prototype.showModal = function showInPlace() {
    this.show()
  }
  return () => {
    if (original) Object.defineProperty(Dialog.prototype, 'showModal', original)
  }
}
