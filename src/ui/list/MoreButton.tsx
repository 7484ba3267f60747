import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button.tsx'
import type { Pages } from './usePages.ts'

/** Loads the next page; hidden on the last one. */
export function MoreButton({ left, onMore }: Pages) {
  const { t } = useTranslation()
  return left > 0 && <Button onClick={onMore}>{t('showMore', { count: left })}</Button>
}
