import { useTranslation } from 'react-i18next'
import type { FacetValue } from '../../../model/entities/answers.ts'
import { pickerReader } from '../../../model/entities/pickerRequest.ts'
import { toFailure } from '../../../model/failure.ts'
import { Chip } from '../../../ui/badges/Chip.tsx'
import { Combobox } from '../../../ui/fields/Combobox.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useFacetsQuery } from '../catalogApi.ts'
import { usePicker } from './usePicker.ts'

export interface FacetPickerProps {
  readonly label: string
  readonly placeholder: string
  readonly facet: string
  /** Counts within this kind; undefined counts over all. */
  readonly kind: string | undefined
  readonly chosen: readonly string[]
  /** False where the page lists the chosen ones elsewhere. */
  readonly areChosenShown?: boolean
  /** The label of a value. */
  readonly nameOf?: (value: string) => string
  readonly onChoose: (values: readonly string[]) => void
}

/** Maximum number of options; typing finds the others. */
const mostDrawn = 100
/** Seconds after which counts are requested again. */
const freshFor = 60

const itself = (value: string): string => value

/** Values of a facet with their counts, requested when the picker opens. */
export function FacetPicker(props: FacetPickerProps) {
  const { label, placeholder, facet, kind, chosen, areChosenShown = true, onChoose } = props
  const { nameOf = itself } = props
  const isFilled = chosen.length > 0
  const { t } = useTranslation()
  const { field } = usePicker()
  const answer = useFacetsQuery(
    { reader: pickerReader, facets: [facet], ...(kind !== undefined && { kind }) },
    { skip: !field.isOpen, refetchOnMountOrArgChange: freshFor },
  )
  const { currentData, isFetching, error } = answer
  const failure = isFetching || error === undefined ? undefined : toFailure(error)
  const matching = matches(currentData?.[facet] ?? [], field.text)
  const hidden = matching.length - mostDrawn
  const choose = (value: string) => {
    const others = chosen.filter((one) => one !== value)
    onChoose(others.length < chosen.length ? others : [...chosen, value])
  }
  const note = () => {
    if (failure && failure.kind !== 'aborted')
      return t('entities.picker.failed', { message: failure.message })
    if (currentData === undefined) return t('entities.picker.loading')
    if (matching.length === 0) return t('entities.picker.none')
    return hidden > 0 ? t('entities.picker.hidden', { count: hidden }) : undefined
  }
  return (
    <Stack gap="xs" data-picker>
      <Combobox
        {...field}
        label={label}
        placeholder={isFilled ? chosen.map(nameOf).join(', ') : placeholder}
        isFilled={isFilled}
        options={matching.slice(0, mostDrawn).map(({ value, count }) => ({
          id: value,
          title: value,
          detail: t('entities.picker.number', { value: count }),
          isChosen: chosen.includes(value),
        }))}
        note={note()}
        more={
          failure && { label: t('entities.picker.retry'), onPress: () => void answer.refetch() }
        }
        onNearEnd={() => undefined}
        onChoose={choose}
      />
      {areChosenShown && chosen.length > 0 && (
        <Row gap="xxs" align="stretch">
          {chosen.map((value) => (
            <Chip
              key={value}
              label={t('entities.picker.remove', { label, value })}
              onRemove={() => {
                choose(value)
              }}
            >
              {nameOf(value)}
            </Chip>
          ))}
        </Row>
      )}
    </Stack>
  )
}

function matches(values: readonly FacetValue[], text: string): readonly FacetValue[] {
  const wanted = text.trim().toLowerCase()
  return values
    .filter(({ value }) => value.toLowerCase().includes(wanted))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
}
