// Where antd's popups are rendered: on the page, or inside the modal dialog of their control, because everything around
// it is inert. In the dialog they need their own layer, or the dialog would clip them.

const hosts = new WeakMap<HTMLDialogElement, HTMLElement>()

function layerIn(dialog: HTMLDialogElement): HTMLElement {
  const known = hosts.get(dialog)
  if (known?.isConnected) return known
  const host = document.createElement('div')
  host.className = 'portico-popup-host'
  host.setAttribute('popover', 'manual')
  dialog.append(host)
  host.showPopover()
  closeBeforeDialog(dialog, host)
  hosts.set(dialog, host)
  return host
}

/** Escape closes only an open popup; otherwise the browser would close the dialog too. */
function closeBeforeDialog(dialog: HTMLDialogElement, host: HTMLElement): void {
  const isOpen = () =>
    [...host.querySelectorAll('.ant-select-dropdown, .ant-picker-dropdown, .ant-dropdown')].some(
      (popup) => popup.checkVisibility(),
    )
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && isOpen()) event.preventDefault()
    },
    { capture: true },
  )
}

export function popupHost(trigger?: HTMLElement): HTMLElement {
  const dialog = trigger?.closest('dialog')
  return dialog ? layerIn(dialog) : document.body
}
