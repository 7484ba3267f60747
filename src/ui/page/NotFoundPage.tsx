import { useTranslation } from 'react-i18next'
import { catalogPath } from '../../model/paths.ts'
import { Link } from '../Link.tsx'
import { Message } from '../message/Message.tsx'
import { PageTitle } from './PageTitle.tsx'

/** No page has this address (spec 1 §2). */
export function NotFoundPage({ path }: { readonly path: string }) {
  const { t } = useTranslation()
  return (
    <Message
      severity="warning"
      title={t('notFound.title')}
      actions={<Link to={catalogPath}>{t('notFound.home')}</Link>}
    >
      <PageTitle parts={[t('notFound.title')]} />
      <p>{t('notFound.text', { path })}</p>
    </Message>
  )
}
