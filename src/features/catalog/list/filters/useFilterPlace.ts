import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { panelFits, panelOpens } from '../../../../model/preferences/filtersOpen.ts'
import { useMatchMedia } from '../../../../ui/behaviour/useMatchMedia.ts'
import { filtersOpenChosen, selectFiltersOpen } from '../../../preferences/filtersOpenSlice.ts'

/** Place of the filters: in a panel beside the rows, in a sheet above them, or closed. */
export interface FilterPlace {
  readonly isSheet: boolean
  readonly isOpen: boolean
  /** A panel stays as it was chosen, a sheet is closed on the next page. */
  readonly setIsOpen: (isOpen: boolean) => void
}

export function useFilterPlace(): FilterPlace {
  const dispatch = useDispatch()
  const choice = useSelector(selectFiltersOpen)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const fits = useMatchMedia(panelFits)
  const opens = useMatchMedia(panelOpens)
  if (!fits) return { isSheet: true, isOpen: isSheetOpen, setIsOpen: setIsSheetOpen }
  return {
    isSheet: false,
    isOpen: choice === 'auto' ? opens : choice === 'open',
    setIsOpen: (isOpen) => {
      dispatch(filtersOpenChosen(isOpen ? 'open' : 'closed'))
    },
  }
}
