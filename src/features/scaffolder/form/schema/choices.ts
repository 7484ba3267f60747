// Options of a list. One is known by its place, because its value may be no text.

import type { EnumOptionsType, WidgetProps } from '@rjsf/utils'
import { isSame } from '../../../../model/json.ts'

interface Option {
  readonly label: string
  readonly value: string
  readonly disabled: boolean
}

export const optionsOf = ({ options }: WidgetProps): readonly Option[] => {
  const disabled: readonly unknown[] = options.enumDisabled ?? []
  return (options.enumOptions ?? []).map(({ label, value }, index) => ({
    label,
    value: String(index),
    disabled: disabled.some((one) => isSame(one, value)),
  }))
}

const valuesOf = ({ options }: WidgetProps): readonly EnumOptionsType[] => options.enumOptions ?? []

/** The place of a value; empty if it is not in the list. */
export function placeOf(props: WidgetProps, value: unknown): string {
  const index = valuesOf(props).findIndex((option) => isSame(option.value, value))
  return index < 0 ? '' : String(index)
}

export const placesOf = (props: WidgetProps): string[] => {
  const values: unknown = props.value
  return (Array.isArray(values) ? values : [])
    .map((one: unknown) => placeOf(props, one))
    .filter((place) => place !== '')
}

export function choose(props: WidgetProps, place: string) {
  const option = place === '' ? undefined : valuesOf(props)[Number(place)]
  props.onChange(option ? (option.value as unknown) : props.options.emptyValue)
}

/** In the order of the list. */
export function chooseAll(props: WidgetProps, places: readonly string[]) {
  props.onChange(
    valuesOf(props)
      .filter((_option, index) => places.includes(String(index)))
      .map((option): unknown => option.value),
  )
}

export const isLocked = ({ disabled, readonly }: WidgetProps): boolean =>
  disabled === true || readonly === true
