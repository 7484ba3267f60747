import { useContext, useLayoutEffect, useRef } from 'react'
import { BasePath } from '../Link.tsx'
import { listenToArticle, type ArticleHandlers } from './articleEvents.ts'
import { articleSheet } from './articleStyles.ts'
import { chooseRemembered } from './articleTabs.ts'
import type { BuiltPage } from './builtPage.ts'
import classes from './DocsArticle.module.css'
import { finishArticle, type ArticleTexts } from './finishArticle.ts'
import { holdPictures, releasePictures } from './pictures.ts'
import { sanitizeArticle, type ArticleWorld } from './sanitizeArticle.ts'
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

/** The article of a page, in a shadow root, so that neither its styles nor its ids reach the portal. */
export function DocsArticle(props: DocsArticleProps) {
  const { page, world, texts, textSize, hasPictures } = props
  const host = useRef<HTMLDivElement>(null)
  const base = useContext(BasePath)
  // The article is built once for its page, and calls the latest handlers.
  const handlers = useRef(props)
  useLayoutEffect(() => {
    handlers.current = props
  })
  useLayoutEffect(() => {
    const { current: element } = host
    if (!element) return undefined
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const article = page.article.cloneNode(true) as HTMLElement
    const styles = sanitizeArticle(article, world)
    const own = document.adoptNode(article)
    finishArticle(own, styles, texts, base)
    chooseRemembered(own, handlers.current.chosenTabs)
    if (page.lang !== undefined) own.lang = page.lang
    root.adoptedStyleSheets = [articleSheet()]
    holdPictures(own)
    root.replaceChildren(own)
    const stop = listenToArticle(own, base, () => handlers.current)
    const controller = new AbortController()
    void adoptSiteStyles(root, own, page, world.page, handlers.current, controller.signal)
    handlers.current.onShown(own)
    return () => {
      controller.abort()
      stop()
      handlers.current.onShown(null)
    }
  }, [page, world, texts, base])
  useLayoutEffect(() => {
    const root = host.current?.shadowRoot
    if (!hasPictures || !root) return undefined
    const controller = new AbortController()
    releasePictures(root, world.page.siteAddress, handlers.current.loadText, controller.signal)
    return () => {
      controller.abort()
    }
  }, [page, world, texts, base, hasPictures])
  useLayoutEffect(() => {
    host.current?.style.setProperty('--docs-text-size', String(textSize))
  }, [textSize])
  return (
    <div className={classes['frame']}>
      <div ref={host} />
    </div>
  )
}
