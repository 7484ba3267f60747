// All that an untrusted article needs before it is shown.

import { holdPictures } from './articlePictures.ts'
import { finishArticle, type ArticleTexts } from './finishArticle.ts'
import { sanitizeArticle, type ArticleWorld } from './sanitizeArticle.ts'

/**
 * Makes an article or a part of one harmless, moves it to the page's document and finishes it; its pictures wait for the
 * cookie. It must not be in the page's document yet. `base` is the portal's base path, as `BasePath`.
 */
export function prepareArticle(
  part: HTMLElement,
  world: ArticleWorld,
  texts: ArticleTexts,
  base: string,
): void {
  const styles = sanitizeArticle(part, world)
  document.adoptNode(part)
  finishArticle(part, styles, texts, base)
  holdPictures(part)
}
