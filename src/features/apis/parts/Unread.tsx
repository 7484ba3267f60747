import { useTranslation } from 'react-i18next'
import classes from './parts.module.css'

/** References that cannot be resolved, or lead out of the definition. */
export function Unread({ refs }: { readonly refs: readonly string[] }) {
  const { t } = useTranslation('api-docs')
  if (refs.length === 0) return null
  return <p className={classes['note']}>{t('unread', { refs: refs.join(', ') })}</p>
}
