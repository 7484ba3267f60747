import { useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { ComboboxProps } from '../../../ui/fields/comboboxProps.ts'
import {
  optionReached,
  pickerClosed,
  pickerOpened,
  selectPicker,
  textTyped,
} from './pickerSlice.ts'

type Field = Pick<
  ComboboxProps,
  'text' | 'isOpen' | 'active' | 'onOpen' | 'onClose' | 'onType' | 'onReach'
>

export interface PickerInUse {
  readonly field: Field
  /** The text searched on the server. */
  readonly searched: string
}

/** The state of one picker: closed, or what was typed. It opens with the text that was left in it. */
export function usePicker(left = ''): PickerInUse {
  const picker = useId()
  const { pathname: page } = useLocation()
  const dispatch = useDispatch()
  const state = useSelector(selectPicker)
  const isOpen = state.status === 'open' && state.picker === picker
  return {
    searched: isOpen ? state.searched : '',
    field: {
      isOpen,
      text: isOpen ? state.text : left,
      active: isOpen ? state.active : null,
      onOpen: () => dispatch(pickerOpened({ picker, page, ...(left !== '' && { text: left }) })),
      onClose: () => {
        if (isOpen) dispatch(pickerClosed(picker))
      },
      onType: (text) => dispatch(textTyped(text)),
      onReach: (id) => dispatch(optionReached(id)),
    },
  }
}
