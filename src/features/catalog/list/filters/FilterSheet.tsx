import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowsQuery } from '../../../../model/catalog/scopeFilters.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Sheet } from '../../../../ui/overlay/Sheet.tsx'
import { useEntityCount } from './useEntityCount.ts'

export interface FilterSheetProps {
  readonly query: RowsQuery
  readonly isReady: boolean
  readonly onClose: () => void
  /** The filters. */
  readonly children: ReactNode
}

/** The filters on a narrow screen: each choice applies at once, and the rows appear when the sheet closes. */
export function FilterSheet({ query, isReady, onClose, children }: FilterSheetProps) {
  const { t } = useTranslation('catalog')
  const count = useEntityCount(query, isReady && !query.hasErrors)
  return (
    <Sheet
      label={t('filters')}
      onClose={onClose}
      foot={
        <Button primary onClick={onClose}>
          {count === undefined ? t('showResults') : t('showCounted', { count })}
        </Button>
      }
    >
      {children}
    </Sheet>
  )
}
