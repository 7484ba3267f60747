import { useEffect, useState } from 'react'
import type { DocsAddonProps } from '../../../model/plugins/docsAddon.ts'
import { lazyPart } from '../../../ui/behaviour/lazyPart.tsx'

const PictureBox = lazyPart(
  async () => (await import(/* webpackChunkName: "docs-lightbox" */ './PictureBox.tsx')).PictureBox,
)

/** The pictures of a page, large, one after the other (DOCS-05). */
export function DocsPictures({ article }: DocsAddonProps) {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  useEffect(() => {
    if (!article) return undefined
    const open = (event: Event) => {
      const { target } = event
      if (!(target instanceof HTMLImageElement && target.matches('.portico-zoomable'))) return
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      setPicture(target)
    }
    article.addEventListener('click', open)
    article.addEventListener('keydown', open)
    return () => {
      article.removeEventListener('click', open)
      article.removeEventListener('keydown', open)
      setPicture(null)
    }
  }, [article])
  if (!picture || !article) return null
  return (
    <PictureBox
      article={article}
      first={picture}
      onClose={() => {
        setPicture(null)
        picture.focus()
      }}
    />
  )
}
