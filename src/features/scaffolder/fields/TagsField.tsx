import type { FieldProps } from '@rjsf/utils'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FacetValue } from '../../../model/entities/answers.ts'
import { pickerReader } from '../../../model/entities/pickerRequest.ts'
import { tagOptions, withTag } from '../../../model/scaffolder/fields/pickerOptions.ts'
import { Chip } from '../../../ui/badges/Chip.tsx'
import { useFacetsQuery } from '../../entities/catalogApi.ts'
import classes from './fields.module.css'
import { controlAttributes, templateField } from './templateField.ts'

const tagsFacet = 'metadata.tags'
/** The browser lists all of them at once. */
const mostSuggested = 200
const noTags: readonly FacetValue[] = []

/** Those of the catalog, most frequent first. Nothing is said where they cannot be had: any tag can be typed. */
function useKnownTags(kinds: readonly string[], isWanted: boolean): readonly FacetValue[] {
  const filters = kinds.length === 0 ? [] : [{ kind: kinds }]
  const asked = { reader: pickerReader, facets: [tagsFacet], filters }
  const { currentData } = useFacetsQuery(asked, { skip: !isWanted })
  const known = currentData?.[tagsFacet]
  return useMemo(
    () => known?.toSorted((a, b) => b.count - a.count).slice(0, mostSuggested) ?? noTags,
    [known],
  )
}

/** Tags of an entity, in lower case; invalid and duplicate ones stay in the field (spec 2 §5). */
export function EntityTagsPickerField(props: FieldProps) {
  const { t } = useTranslation('scaffolder')
  const field = templateField(props)
  const [text, setText] = useState('')
  const [isFocused, setIsFocused] = useState(false)
  const { kinds, showCounts, helperText } = tagOptions(field.options)
  const known = useKnownTags(kinds, isFocused)
  const tags = [field.value].flat().filter((tag): tag is string => typeof tag === 'string')
  const typed = text.trim() === '' ? undefined : withTag(tags, text)
  const refusal = typed && typed.status !== 'added' ? typed : undefined
  const add = () => {
    if (typed?.status !== 'added') return
    field.onChange(typed.tags)
    setText('')
  }
  const attributes = controlAttributes(field)
  return (
    <div className={classes['frame']}>
      <input
        {...attributes}
        type="text"
        className={classes['input']}
        aria-describedby={`${attributes['aria-describedby'] ?? ''} ${field.id}__note`}
        aria-invalid={refusal !== undefined || field.hasProblems}
        placeholder={field.placeholder}
        list={`${field.id}__tags`}
        autoComplete="off"
        value={text}
        onFocus={() => {
          setIsFocused(true)
        }}
        onChange={({ target }) => {
          setText(target.value)
        }}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return
          if (text.trim() === '') return
          event.preventDefault()
          add()
        }}
      />
      <datalist id={`${field.id}__tags`}>
        {known
          .filter(({ value }) => !tags.includes(value))
          .map(({ value, count }) => (
            <option key={value} value={value}>
              {showCounts ? t('pickers.tag.counted', { tag: value, count }) : value}
            </option>
          ))}
      </datalist>
      <p id={`${field.id}__note`} role="status" className={classes[refusal ? 'problem' : 'note']}>
        {refusal
          ? t(`pickers.tag.${refusal.status}`, { tag: refusal.tag })
          : (helperText ?? t('pickers.tag.hint'))}
      </p>
      {tags.length > 0 && (
        <div className={classes['chips']}>
          {tags.map((tag) => (
            <Chip
              key={tag}
              label={t('pickers.tag.remove', { tag })}
              onRemove={() => {
                field.onChange(tags.filter((one) => one !== tag))
              }}
            >
              {tag}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
