import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/Button.tsx'
import type { Pages } from '../tabs/usePages.ts'

/** Brings the next page, where there is one. */
export function MoreButton({ left, onMore }: Pages) {
  const { t } = useTranslation('catalog')
  return left > 0 && <Button onClick={onMore}>{t('entity.more', { count: left })}</Button>
}
