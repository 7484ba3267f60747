import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/Button.tsx'
import type { Pages } from '../tabs/usePages.ts'

/** Loads the next page; hidden on the last one. */
export function MoreButton({ left, onMore }: Pages) {
  const { t } = useTranslation('catalog')
  return left > 0 && <Button onClick={onMore}>{t('entity.more', { count: left })}</Button>
}
