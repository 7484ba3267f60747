import { useTranslation } from 'react-i18next'
import classes from '../../../ui/FilterPanel.module.css'

/** Number of entities; an ellipsis until it is known. */
export function FacetCount({ count }: { readonly count: number | undefined }) {
  const { t } = useTranslation('catalog')
  return (
    <span className={classes['count']}>
      {count === undefined ? '…' : t('number', { value: count })}
    </span>
  )
}
