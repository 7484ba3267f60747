import { ArrowLeft, ArrowRight, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { docsLinkOf, type PageAddress } from '../../../model/docs/docsLinks.ts'
import { safeUrl } from '../../../model/links.ts'
import type { BuiltPage } from '../../../ui/docs/builtPage.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Link } from '../../../ui/Link.tsx'
import classes from './DocsReader.module.css'

interface PageFootProps {
  readonly page: BuiltPage
  readonly address: PageAddress
}

/** The editor of the page's source, and its neighbours, as far as the page names them. */
export function PageFoot({ page: { editUrl, previous, next }, address }: PageFootProps) {
  const { t } = useTranslation('techdocs')
  const neighbour = (href: string | undefined) => {
    const link = href === undefined ? undefined : docsLinkOf(href, address)
    return link?.kind === 'portal' ? link.path : undefined
  }
  const before = neighbour(previous)
  const after = neighbour(next)
  const canEdit = editUrl !== undefined && safeUrl(editUrl) !== undefined
  if (!canEdit && before === undefined && after === undefined) return null
  return (
    <Row as="footer" gap="xs" across="lg" className={classes['foot']}>
      <Row as="span" gap="xxs" isOneLine isSmall className={classes['edit']}>
        {canEdit && (
          <>
            <Pencil size={14} aria-hidden="true" />
            <Link to={editUrl}>{t('reader.edit')}</Link>
          </>
        )}
      </Row>
      {before !== undefined && (
        <Row as="span" gap="xxs" isOneLine isSmall className={classes['edit']}>
          <ArrowLeft size={14} aria-hidden="true" />
          <Link to={before}>{t('reader.previous')}</Link>
        </Row>
      )}
      {after !== undefined && (
        <Row as="span" gap="xxs" isOneLine isSmall className={classes['edit']}>
          <Link to={after}>{t('reader.next')}</Link>
          <ArrowRight size={14} aria-hidden="true" />
        </Row>
      )}
    </Row>
  )
}
