import { useSelector } from 'react-redux'
import { panelFits, panelOpens } from '../../../../model/preferences/filtersOpen.ts'
import { useMatchMedia } from '../../../../ui/behaviour/useMatchMedia.ts'
import { selectFiltersOpen } from '../../../preferences/filtersOpenSlice.ts'
import { selectFilterPanel } from './filterPanelSlice.ts'

/** Place of the filters: in a panel beside the rows, in a sheet above them, or closed. */
export interface FilterPlace {
  readonly isSheet: boolean
  readonly isOpen: boolean
}

export function useFilterPlace(): FilterPlace {
  const choice = useSelector(selectFiltersOpen)
  const sheet = useSelector(selectFilterPanel)
  const fits = useMatchMedia(panelFits)
  const opens = useMatchMedia(panelOpens)
  if (!fits) return { isSheet: true, isOpen: sheet.status === 'open' }
  return { isSheet: false, isOpen: choice === 'auto' ? opens : choice === 'open' }
}
