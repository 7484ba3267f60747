// What a click, a key or the pointer does in an article.

import { chooseTab } from './finishArticle.ts'

export interface ArticleHandlers {
  /** A link to a page of the portal was clicked. */
  readonly onOpen: (path: string) => void
  /** The pointer is over such a link. */
  readonly onNear: (path: string) => void
  readonly onCopy: (text: string) => void
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
  const press = (event: Event) => {
    const target = event.target as HTMLElement
    const tab = target.closest<HTMLElement>('[data-tab]')
    const set = tab?.closest('.tabbed-set')
    if (tab && set) chooseTab(set, Number(tab.dataset['tab']))
    const copied = target.closest('[data-copy]')?.parentElement?.querySelector('pre')
    if (copied) handlers().onCopy(copied.textContent)
  }
  const click = (event: MouseEvent) => {
    const path = portalPath(event)
    if (path !== undefined && !isForBrowser(event)) {
      event.preventDefault()
      handlers().onOpen(path)
    } else press(event)
  }
  const near = (event: Event) => {
    const path = portalPath(event)
    if (path !== undefined) handlers().onNear(path)
  }
  article.addEventListener('click', click)
  article.addEventListener('keydown', moveTab)
  article.addEventListener('pointerover', near)
  article.addEventListener('focusin', near)
  return () => {
    article.removeEventListener('click', click)
    article.removeEventListener('keydown', moveTab)
    article.removeEventListener('pointerover', near)
    article.removeEventListener('focusin', near)
  }
}

/** Arrow keys move between tabs. */
function moveTab(event: KeyboardEvent): void {
  const target = event.target as HTMLElement
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const set = target.closest('.tabbed-set')
  if (step === undefined || !set || target.dataset['tab'] === undefined) return
  const tabs = [...set.querySelectorAll<HTMLElement>(':scope > .portico-tabs > button')]
  const next = (Number(target.dataset['tab']) + step + tabs.length) % tabs.length
  chooseTab(set, next)
  tabs[next]?.focus()
}
