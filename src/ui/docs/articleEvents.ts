// What a click, a key or the pointer does in an article.

import { moveTab, pressTab } from './articleTabs.ts'

export interface ArticleHandlers {
  /** A link to a page of the portal was clicked. */
  readonly onOpen: (path: string) => void
  /** The pointer is over such a link. */
  readonly onNear: (path: string) => void
  readonly onCopy: (text: string) => void
  /** A tab was chosen, where tabs of the same name belong together. */
  readonly onLinkedTab: (name: string) => void
}

const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** One listener each for the whole article; returns how to stop. */
export function listenToArticle(
  article: HTMLElement,
  base: string,
  handlers: () => ArticleHandlers,
): () => void {
  const portalPath = (event: Event): string | undefined => {
    const link = (event.target as Element).closest('a[data-portal]')
    return link?.getAttribute('href')?.slice(base.length)
  }
  const tellTab = (name: string | undefined) => {
    if (name !== undefined) handlers().onLinkedTab(name)
  }
  const press = (event: Event) => {
    const target = event.target as HTMLElement
    tellTab(pressTab(article, target))
    const copied = target.closest('[data-copy]')?.parentElement?.querySelector('pre')
    if (copied) handlers().onCopy(copied.textContent)
  }
  const click = (event: MouseEvent) => {
    const path = portalPath(event)
    const isForNewTab = (event.target as Element).closest('a[target]') !== null
    if (path !== undefined && !isForNewTab && !isForBrowser(event)) {
      event.preventDefault()
      handlers().onOpen(path)
    } else press(event)
  }
  const near = (event: Event) => {
    const path = portalPath(event)
    if (path !== undefined) handlers().onNear(path)
  }
  const key = (event: KeyboardEvent) => {
    tellTab(moveTab(article, event))
  }
  article.addEventListener('click', click)
  article.addEventListener('keydown', key)
  article.addEventListener('pointerover', near)
  article.addEventListener('focusin', near)
  return () => {
    article.removeEventListener('click', click)
    article.removeEventListener('keydown', key)
    article.removeEventListener('pointerover', near)
    article.removeEventListener('focusin', near)
  }
}
