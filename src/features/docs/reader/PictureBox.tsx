import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import Lightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'

interface PictureBoxProps {
  readonly article: HTMLElement
  /** The picture that was pressed. */
  readonly first: HTMLImageElement
  readonly onClose: () => void
}

const plugins = [Zoom]

/** Keyboard, wheel and pinch are the library's. */
export function PictureBox({ article, first, onClose }: PictureBoxProps) {
  const { t } = useTranslation('techdocs')
  const pictures = useMemo(
    () => [...article.querySelectorAll<HTMLImageElement>('img.portico-zoomable')],
    [article],
  )
  return (
    <Lightbox
      open
      close={onClose}
      index={Math.max(0, pictures.indexOf(first))}
      slides={pictures.map(({ src, alt }) => ({ src, alt }))}
      plugins={plugins}
      carousel={{ finite: true }}
      labels={{
        Previous: t('pictures.previous'),
        Next: t('pictures.next'),
        Close: t('pictures.close'),
        'Zoom in': t('pictures.zoomIn'),
        'Zoom out': t('pictures.zoomOut'),
      }}
    />
  )
}
