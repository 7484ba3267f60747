import { useTranslation } from 'react-i18next'
import { plainReason } from '../../model/import/plainReason.ts'

/** What a validator means, above its own words; nothing for other words. */
export function PlainReason({ words }: { readonly words: string }) {
  const { t } = useTranslation('catalog-import')
  const reason = plainReason(words)
  if (!reason) return null
  const { kind, field, allowed = '' } = reason
  return <p>{t(`reason.${kind}`, { field, allowed })}</p>
}
