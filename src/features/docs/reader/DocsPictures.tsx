import { lazyPart } from '../../../ui/lazyPart.tsx'

export interface DocsPicturesProps {
  readonly article: HTMLElement
  /** The picture that was pressed. */
  readonly first: HTMLImageElement
  readonly onClose: () => void
}

/** The pictures of a page, large, one after the other (DOCS-05). */
export const DocsPictures = lazyPart<DocsPicturesProps>(
  async () => (await import(/* webpackChunkName: "docs-lightbox" */ './PictureBox.tsx')).PictureBox,
)
