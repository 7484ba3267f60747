import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { issueUrl, quoted } from '../../../model/docs/docsIssue.ts'
import { sourceUrl } from '../../../model/entities/annotations.ts'
import type { DocsAddonProps } from '../../../model/plugins/docsAddon.ts'
import { Link } from '../../../ui/Link.tsx'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import { useDocsEntityQuery } from '../docsApi.ts'
import classes from './ReportIssue.module.css'

/** A link beside selected text, which reports an issue in the source of the page (DOCS-04, DOCS-06…10). */
export function ReportIssue({ article, editUrl, docsRef }: DocsAddonProps) {
  const { t } = useTranslation('techdocs')
  const integrations = useSelector(selectConfig)?.integrations ?? []
  const { data } = useDocsEntityQuery(docsRef)
  const selection = useSelection(article)
  const source = editUrl ?? (data && sourceUrl(data))
  if (!selection || source === undefined) return null
  const { text, top, left } = selection
  const url = issueUrl(source, integrations, {
    title: t('issue.title', { text }),
    body: `${quoted(text)}\n\n${t('issue.hint')}\n\n---\n${t('issue.page')}: ${window.location.href}`,
  })
  if (url === undefined) return null
  return (
    <div className={classes['bubble']} style={{ top, left }}>
      <Link to={url}>{t('issue.report')}</Link>
    </div>
  )
}

interface Selected {
  readonly text: string
  /** Pixels from the top and left of the page. */
  readonly top: number
  readonly left: number
}

/** Milliseconds after the last change of the selection (spec 2 §9). */
const pause = 500

/** Chromium has the selection of a shadow root there, other browsers in the document. */
const selectionIn = (article: HTMLElement): Selection | null => {
  const root = article.getRootNode() as ShadowRoot & {
    readonly getSelection?: () => Selection | null
  }
  return root.getSelection ? root.getSelection() : document.getSelection()
}

function selectedIn(article: HTMLElement): Selected | undefined {
  const selection = selectionIn(article)
  const text = selection?.toString().trim() ?? ''
  if (!selection || text === '' || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (!article.contains(range.commonAncestorContainer)) return undefined
  const { bottom, left } = range.getBoundingClientRect()
  return { text, top: bottom + window.scrollY + 6, left: Math.max(8, left + window.scrollX) }
}

function useSelection(article: HTMLElement | null): Selected | undefined {
  const [selected, setSelected] = useState<Selected>()
  useEffect(() => {
    if (!article) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const changed = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        setSelected(selectedIn(article))
      }, pause)
    }
    document.addEventListener('selectionchange', changed)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', changed)
    }
  }, [article])
  return selected
}
