import { useEffect } from 'react'
import { dottedIcon } from './favicon.ts'

const iconOf = (page: Document) => page.querySelector<HTMLLinkElement>('link[rel="icon"]')

/** Marks the page's icon with a dot in the colour of a token, such as `--ant-color-error`, as long as it is drawn. */
export function useFaviconDot(token: string): void {
  useEffect(() => {
    const icon = iconOf(document)
    const colour = getComputedStyle(document.documentElement).getPropertyValue(token).trim()
    if (!icon || colour === '') return undefined
    const { href } = icon
    icon.href = dottedIcon(colour)
    return () => {
      icon.href = href
    }
  }, [token])
}
