import { useSelector } from 'react-redux'
import { useMatchMedia } from '../../../ui/useMatchMedia.ts'
import { selectFiltersOpen } from '../../preferences/filtersOpenSlice.ts'
import { selectFilterPanel } from './filterPanelSlice.ts'

/** Place of the filters: in a panel beside the rows, in a sheet above them, or closed. */
export interface FilterPlace {
  readonly isSheet: boolean
  readonly isOpen: boolean
}

/** Below this width the panel would leave too little room for the rows. */
const panelFits = '(width > 1000px)'
/** From this width on the panel is open unless the user closed it. */
const panelOpens = '(width >= 1440px)'

export function useFilterPlace(): FilterPlace {
  const choice = useSelector(selectFiltersOpen)
  const sheet = useSelector(selectFilterPanel)
  const fits = useMatchMedia(panelFits)
  const opens = useMatchMedia(panelOpens)
  if (!fits) return { isSheet: true, isOpen: sheet.status === 'open' }
  return { isSheet: false, isOpen: choice === 'auto' ? opens : choice === 'open' }
}
