import { skipToken } from '@reduxjs/toolkit/query'
import type { FieldProps } from '@rjsf/utils'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { EntityFilter } from '../../../model/entities/entityFilter.ts'
import type { Json } from '../../../model/json.ts'
import {
  entityFilters,
  onlyMatch,
  onlyMatchRequest,
  type EntityFieldName,
} from '../../../model/scaffolder/fields/entityFields.ts'
import {
  allowsArbitraryValues,
  refDefaults,
  typedRef,
} from '../../../model/scaffolder/fields/pickerOptions.ts'
import { useEntityPageQuery } from '../../entities/entitiesApi.ts'
import { EntityPicker } from '../../entities/picker/EntityPicker.tsx'
import { selectIdentity } from '../../session/sessionSlice.ts'
import { controlAttributes, templateField, type TemplateField } from './templateField.ts'
import { useLeftText } from './useLeftText.tsx'

/** Every entity of the template's `catalogFilter` (spec 2 §5). */
export const EntityPickerField = (props: FieldProps) => (
  <EntityChoice name="EntityPicker" field={templateField(props)} />
)

/** Groups and users, unless the template says otherwise. */
export const OwnerPickerField = (props: FieldProps) => (
  <EntityChoice name="OwnerPicker" field={templateField(props)} kind="group" />
)

/** Entities that the user or one of their groups owns. */
export const OwnedEntityPickerField = (props: FieldProps) => (
  <EntityChoice name="OwnedEntityPicker" field={templateField(props)} />
)

/** Groups that the user is a member of. */
export const MyGroupsPickerField = (props: FieldProps) => (
  <EntityChoice name="MyGroupsPicker" field={templateField(props)} />
)

/** Several entities, at most `maxItems`. */
export const MultiEntityPickerField = (props: FieldProps) => (
  <EntityChoice name="MultiEntityPicker" field={templateField(props)} isMany />
)

interface EntityChoiceProps {
  readonly name: EntityFieldName
  readonly field: TemplateField
  /** Default kind of typed refs. */
  readonly kind?: string
  readonly isMany?: boolean
}

function chosenIn(value: Json | undefined): readonly string[] {
  return [value].flat().filter((one): one is string => typeof one === 'string' && one !== '')
}

function EntityChoice({ name, field, kind, isMany = false }: EntityChoiceProps) {
  const { t } = useTranslation('scaffolder')
  const { options, schema, value, onChange } = field
  const identity = useSelector(selectIdentity)
  const filters = useMemo(() => entityFilters(name, options, identity), [name, options, identity])
  const chosen = chosenIn(value)
  const isFree = allowsArbitraryValues(options)
  const only = useOnlyMatch(name, field)
  const most = schema['maxItems']
  const isFull = isMany && typeof most === 'number' && chosen.length >= most
  const attributes = controlAttributes(field)
  const defaults = refDefaults(options, kind)
  const kinds = kindsOf(filters)
  const onChoose = (refs: readonly string[]) => {
    onChange(isMany ? refs : refs[0])
  }
  const left = useLeftText(field.id, { kinds, filters }, isFree, (ref, text) => {
    const replaced = isFree ? typedRef(text, defaults) : undefined
    const others = chosen.filter((one) => one !== replaced && one !== ref)
    onChoose(isMany ? [...others, ref] : [ref])
  })
  return (
    <>
      <EntityPicker
        label={field.label}
        placeholder={field.placeholder || t('pickers.chooseEntity')}
        kinds={kinds}
        filters={filters}
        field={{
          ...attributes,
          disabled: field.isDisabled || (only !== undefined && chosen[0] === only),
        }}
        left={left}
        chosen={chosen}
        isMany={isMany}
        isFull={isFull}
        {...(isFree && { takeText: (text: string) => typedRef(text, defaults) })}
        onChoose={onChoose}
      />
    </>
  )
}

/** Kinds of all alternatives, which are left out of names. */
function kindsOf(filters: readonly EntityFilter[]): readonly string[] {
  const kinds = filters.map(({ kind }) => kind)
  return kinds.every((kind) => typeof kind === 'string' || Array.isArray(kind))
    ? kinds.flat().map((kind) => String(kind).toLowerCase())
    : []
}

/** The ref of the only entity that matches, which a process has chosen (`onlyMatches.ts`). */
function useOnlyMatch(name: string, { options, isRequired }: TemplateField): string | undefined {
  const identity = useSelector(selectIdentity)
  const request = useMemo(
    () => onlyMatchRequest({ name, options, isRequired }, identity),
    [name, options, isRequired, identity],
  )
  const { currentData } = useEntityPageQuery(request ?? skipToken)
  return onlyMatch(currentData)
}
