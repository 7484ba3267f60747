import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { inTurns } from '../behaviour/inTurns.ts'
import { BasePath } from '../Link.tsx'
import { type ArticleHandlers, listenToArticle } from './articleEvents.ts'
import { isLongArticle, shownInParts } from './articleParts.ts'
import { releasePictures } from './articlePictures.ts'
import { articleSheet } from './articleStyles.ts'
import { chooseRemembered } from './articleTabs.ts'
import type { BuiltPage } from './builtPage.ts'
import classes from './DocsArticle.module.css'
import type { ArticleTexts } from './finishArticle.ts'
import { prepareArticle } from './prepareArticle.ts'
import type { ArticleWorld } from './sanitizeArticle.ts'
import { adoptSiteStyles, type StyleHandlers } from './siteStyles.ts'

export interface DocsArticleProps extends ArticleHandlers, StyleHandlers {
  readonly page: BuiltPage
  readonly world: ArticleWorld
  readonly texts: ArticleTexts
  /** In percent. */
  readonly textSize: number
  /** Pictures of the documentation may be requested: the browser has the cookie for them. */
  readonly hasPictures: boolean
  /** Names of tabs that were chosen on other pages, the latest first. */
  readonly chosenTabs: readonly string[]
  /** The article is shown; null once it is replaced. */
  readonly onShown: (article: HTMLElement | null) => void
}

/** Without the chunk the source of the formulas stays. */
async function drawLater(article: Element, signal: AbortSignal): Promise<void> {
  try {
    const { drawFormulas } = await import(/* webpackChunkName: "formulas" */ './formulas.ts')
    if (!signal.aborted) drawFormulas(article)
  } catch {
    // It is readable as it is.
  }
}

/** The article of a page, in a shadow root, so that neither its styles nor its ids reach the portal. */
export function DocsArticle(props: DocsArticleProps) {
  const { page, world, texts, textSize, hasPictures } = props
  const host = useRef<HTMLDivElement>(null)
  const base = useContext(BasePath)
  const [isComplete, setIsComplete] = useState(false)
  // The article is built once for its page, and calls the latest handlers.
  const handlers = useRef(props)
  useLayoutEffect(() => {
    handlers.current = props
  })
  useLayoutEffect(() => {
    const { current: element } = host
    if (!element) return undefined
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const own = document.adoptNode(page.article.cloneNode() as HTMLElement)
    if (page.lang !== undefined) own.lang = page.lang
    root.adoptedStyleSheets = [articleSheet()]
    root.replaceChildren(own)
    const controller = new AbortController()
    const { signal } = controller
    const steps = shownInParts(page.article, own, (part) => {
      prepareArticle(part, world, texts, base)
    })
    const stop = listenToArticle(own, base, () => handlers.current)
    const complete = () => {
      if (signal.aborted) return
      chooseRemembered(own, handlers.current.chosenTabs)
      void adoptSiteStyles(root, own, page, world.page, handlers.current, signal)
      if (own.querySelector('.arithmatex') !== null) void drawLater(own, signal)
      handlers.current.onShown(own)
      setIsComplete(true)
    }
    if (isLongArticle(page.article)) {
      steps.next()
      void inTurns(steps, signal).then(complete)
    } else {
      Array.from(steps)
      complete()
    }
    return () => {
      controller.abort()
      stop()
      setIsComplete(false)
      handlers.current.onShown(null)
    }
  }, [page, world, texts, base])
  useLayoutEffect(() => {
    const root = host.current?.shadowRoot
    if (!hasPictures || !isComplete || !root) return undefined
    const controller = new AbortController()
    releasePictures(root, world.page.siteAddress, handlers.current.loadText, controller.signal)
    return () => {
      controller.abort()
    }
  }, [page, world, texts, base, hasPictures, isComplete])
  useLayoutEffect(() => {
    host.current?.style.setProperty('--docs-text-size', String(textSize))
  }, [textSize])
  return (
    <div className={classes['frame']}>
      <div ref={host} />
    </div>
  )
}
