import { lazyPart } from '../../../ui/lazyPart.tsx'

/** The pictures of a page, large, one after the other (DOCS-05). */
export const DocsPictures = lazyPart(
  async () => (await import(/* webpackChunkName: "docs-lightbox" */ './PictureBox.tsx')).PictureBox,
)
