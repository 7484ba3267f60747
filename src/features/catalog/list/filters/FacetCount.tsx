import { useTranslation } from 'react-i18next'
import classes from '../../../../ui/filters/FilterPanel.module.css'

interface FacetCountProps {
  readonly count: number | undefined
  /** It may stay unknown. */
  readonly isOptional?: boolean
}

/** Number of entities; an ellipsis until it is known. */
export function FacetCount({ count, isOptional = false }: FacetCountProps) {
  const { t } = useTranslation('catalog')
  if (count === undefined && isOptional) return null
  return (
    <span className={classes['count']}>
      {count === undefined ? '…' : t('number', { value: count })}
    </span>
  )
}
