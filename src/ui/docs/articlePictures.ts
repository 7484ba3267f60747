// When the pictures of an article are requested: once the browser has the cookie for them.

import { encodePart } from '../../model/encodePath.ts'

const held = 'data-held'

/** Without its address a picture is not requested, and is not broken either. */
export function holdPictures(article: Element): void {
  for (const picture of article.querySelectorAll('[src]')) {
    picture.setAttribute(held, picture.getAttribute('src') ?? '')
    picture.removeAttribute('src')
  }
}

export type LoadText = (address: string, signal: AbortSignal) => Promise<string>

const isDrawing = (picture: Element, address: string): boolean =>
  picture.localName === 'img' && /\.svg(?:[?#]|$)/i.test(address)

/**
 * The techdocs backend sends SVG as plain text, so that nobody opens it as a page. Browsers then do not draw it, so it
 * becomes data in the address: a drawing in a picture runs no scripts.
 */
async function drawPicture(picture: Element, text: Promise<string>): Promise<void> {
  try {
    picture.setAttribute('src', `data:image/svg+xml;charset=utf-8,${encodePart(await text)}`)
  } catch {
    picture.dispatchEvent(new Event('error'))
  }
}

/** An aborted signal leaves drawings that are on their way. */
export function releasePictures(
  root: ParentNode,
  siteAddress: string,
  loadText: LoadText,
  signal: AbortSignal,
): void {
  for (const picture of root.querySelectorAll(`[${held}]`)) {
    const address = picture.getAttribute(held) ?? ''
    picture.removeAttribute(held)
    if (isDrawing(picture, address) && address.startsWith(siteAddress))
      void drawPicture(picture, loadText(address, signal))
    else picture.setAttribute('src', address)
  }
}
