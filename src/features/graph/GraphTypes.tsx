import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/badges/Chip.tsx'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { Combobox } from '../../ui/fields/Combobox.tsx'
import { usePicker } from '../entities/picker/usePicker.ts'
import type { GraphTypes } from './useGraphTypes.ts'

/** Chooses among the types; typing leaves those that match. */
export function TypePicker({ label, any, options, onChoose }: GraphTypes) {
  const { t } = useTranslation()
  const { field } = usePicker()
  const typed = field.text.trim().toLowerCase()
  const matching = options.filter(({ title }) => title.toLowerCase().includes(typed))
  return (
    <Combobox
      {...field}
      label={label}
      placeholder={any}
      options={matching.map(({ id, title, kind, isChosen }) => ({
        id,
        title,
        isChosen,
        ...(kind !== undefined && { picture: <EntityIcon kind={kind} size={14} /> }),
      }))}
      note={matching.length === 0 ? t('entities.picker.none') : undefined}
      more={undefined}
      onNearEnd={() => undefined}
      onChoose={onChoose}
    />
  )
}

/** The chosen ones, each with a button that takes it out. */
export function TypeChips({ label, options, onChoose }: GraphTypes) {
  const { t } = useTranslation()
  return options.flatMap(({ id, title, isChosen }) =>
    isChosen ? (
      <Chip
        key={id}
        label={t('entities.picker.remove', { label, value: title })}
        onRemove={() => {
          onChoose(id)
        }}
      >
        {title}
      </Chip>
    ) : (
      []
    ),
  )
}
