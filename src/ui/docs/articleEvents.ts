// What a click, a key or the pointer does in an article.

import { chooseTab } from './finishArticle.ts'

export interface ArticleHandlers {
  /** A link to a page of the portal was clicked. */
  readonly onOpen: (path: string) => void
  /** The pointer is over such a link. */
  readonly onNear: (path: string) => void
  readonly onCopy: (text: string) => void
  readonly onPicture: (picture: HTMLImageElement) => void
}

const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** One listener each for the whole article; returns how to stop. */
export function listenToArticle(
  article: HTMLElement,
  base: string,
  handlers: () => ArticleHandlers,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
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
    if (target instanceof HTMLImageElement && target.matches('.portico-zoomable'))
      handlers().onPicture(target)
  }
  article.addEventListener(
    'click',
    (event) => {
      const path = portalPath(event)
      if (path !== undefined && !isForBrowser(event)) {
        event.preventDefault()
        handlers().onOpen(path)
      } else press(event)
    },
    { signal },
  )
  article.addEventListener(
    'keydown',
    (event) => {
      const target = event.target as HTMLElement
      const isPicture = target instanceof HTMLImageElement
      if (isPicture && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault()
        handlers().onPicture(target)
      }
      moveTab(event, target)
    },
    { signal },
  )
  const near = (event: Event) => {
    const path = portalPath(event)
    if (path !== undefined) handlers().onNear(path)
  }
  article.addEventListener('pointerover', near, { signal })
  article.addEventListener('focusin', near, { signal })
  return () => {
    controller.abort()
  }
}

/** Arrow keys move between tabs. */
function moveTab(event: KeyboardEvent, target: HTMLElement): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const set = target.closest('.tabbed-set')
  if (step === undefined || !set || target.dataset['tab'] === undefined) return
  const tabs = [...set.querySelectorAll<HTMLElement>(':scope > .portico-tabs > button')]
  const next = (Number(target.dataset['tab']) + step + tabs.length) % tabs.length
  chooseTab(set, next)
  tabs[next]?.focus()
}
