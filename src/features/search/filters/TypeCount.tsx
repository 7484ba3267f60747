import { useTranslation } from 'react-i18next'
import { countText } from '../../../model/search/searchCounts.ts'
import classes from '../../../ui/filters/FilterPanel.module.css'
import type { TypeCounts } from '../searchApi.ts'

export interface TypeCountProps {
  /** `''` for all. */
  readonly type: string
  /** Undefined until known. */
  readonly counts: TypeCounts | undefined
}

/** The number of results of a type. */
export function TypeCount({ type, counts }: TypeCountProps) {
  const { t } = useTranslation('search')
  return (
    <span className={classes['count']}>
      {counts === undefined
        ? '…'
        : countText(counts.counts[type], (value) => t('number', { value }))}
    </span>
  )
}
