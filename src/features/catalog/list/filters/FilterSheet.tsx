import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { RowsQuery } from '../../../../model/catalog/scopeFilters.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Sheet } from '../../../../ui/overlay/Sheet.tsx'
import { closed } from './filterPanelSlice.ts'
import { useEntityCount } from './useEntityCount.ts'

export interface FilterSheetProps {
  readonly query: RowsQuery
  readonly isReady: boolean
  /** The filters. */
  readonly children: ReactNode
}

/** The filters on a narrow screen: each choice applies at once, and the rows appear when the sheet closes. */
export function FilterSheet({ query, isReady, children }: FilterSheetProps) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const count = useEntityCount(query, isReady && !query.hasErrors)
  const close = () => dispatch(closed())
  return (
    <Sheet
      label={t('filters')}
      onClose={close}
      foot={
        <Button primary onClick={close}>
          {count === undefined ? t('showResults') : t('showCounted', { count })}
        </Button>
      }
    >
      {children}
    </Sheet>
  )
}
