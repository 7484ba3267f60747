import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/Button.tsx'
import classes from '../../../../ui/filters/FilterPanel.module.css'

interface CountsFailedProps {
  readonly onRetry: () => void
}

/** The counts of a filter could not be loaded. */
export function CountsFailed({ onRetry }: CountsFailedProps) {
  const { t } = useTranslation('catalog')
  return (
    <div role="status">
      <p className={classes['quiet']}>{t('facetsFailed')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  )
}
