/** Removes the title of the page's HTML once a page has rendered its own: in between, a tab would have no name. */
export function yieldTitle(head: HTMLHeadElement): void {
  const [given] = head.querySelectorAll('title')
  if (!given) return
  const look = new MutationObserver(() => {
    if (head.querySelectorAll('title').length < 2) return
    look.disconnect()
    given.remove()
  })
  look.observe(head, { childList: true })
}
