import type { FieldProps } from '@rjsf/utils'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { entityRefOf } from '../../../model/entities/entity.ts'
import type { EntityFilter } from '../../../model/entities/entityFilter.ts'
import { stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import { pickerRequest } from '../../../model/entities/pickerRequest.ts'
import type { Json } from '../../../model/json.ts'
import {
  allowsArbitraryValues,
  catalogFilters,
  refDefaults,
  typedRef,
} from '../../../model/scaffolder/pickerOptions.ts'
import { useEntityPageQuery } from '../../entities/entitiesApi.ts'
import { EntityPicker } from '../../entities/picker/EntityPicker.tsx'
import { selectIdentity } from '../../session/sessionSlice.ts'
import { controlAttributes, templateField, type TemplateField } from './templateField.ts'

/** Every entity of the template's `catalogFilter` (spec 2 §5). */
export const EntityPickerField = (props: FieldProps) => (
  <EntityChoice field={templateField(props)} own={{}} />
)

/** Groups and users, unless the template says otherwise. */
export const OwnerPickerField = (props: FieldProps) => (
  <EntityChoice
    field={templateField(props)}
    kind="group"
    fallback={{ kind: ['group', 'user'] }}
    own={{}}
  />
)

/** Entities that the user or one of their groups owns. */
export function OwnedEntityPickerField(props: FieldProps) {
  const identity = useSelector(selectIdentity)
  const refs = identity?.ownershipEntityRefs
  const own = useMemo(() => ({ 'relations.ownedBy': refs ?? [] }), [refs])
  return <EntityChoice field={templateField(props)} own={own} />
}

/** Groups that the user is a member of. */
export function MyGroupsPickerField(props: FieldProps) {
  const identity = useSelector(selectIdentity)
  const ref = identity?.userEntityRef ?? ''
  const own = useMemo(() => ({ 'relations.hasMember': [ref] }), [ref])
  return <EntityChoice field={templateField(props)} fallback={onlyGroups} own={own} />
}
const onlyGroups: EntityFilter = { kind: ['group'] }

/** Several entities, at most `maxItems`. */
export const MultiEntityPickerField = (props: FieldProps) => (
  <EntityChoice field={templateField(props)} own={{}} isMany />
)

interface EntityChoiceProps {
  readonly field: TemplateField
  /** Default kind of typed refs. */
  readonly kind?: string
  /** The filter if the template has none. */
  readonly fallback?: EntityFilter
  /** Added to each alternative. */
  readonly own: EntityFilter
  readonly isMany?: boolean
}

function chosenIn(value: Json | undefined): readonly string[] {
  return [value].flat().filter((one): one is string => typeof one === 'string' && one !== '')
}

function EntityChoice({ field, kind, fallback, own, isMany = false }: EntityChoiceProps) {
  const { t } = useTranslation('scaffolder')
  const { options, schema, value, onChange } = field
  const filters = useMemo(() => {
    const given = catalogFilters(options)
    const alternatives = given.length === 0 ? [fallback ?? {}] : given
    return alternatives
      .map((filter) => ({ ...filter, ...own }))
      .filter((filter) => Object.keys(filter).length > 0)
  }, [options, fallback, own])
  const chosen = chosenIn(value)
  const isFree = allowsArbitraryValues(options)
  const only = useOnlyMatch(filters, field.isRequired && !isFree && !isMany)
  useEffect(() => {
    if (only !== undefined && chosen[0] !== only) onChange(only)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the field's callback changes with every render
  }, [only, chosen[0]])
  const most = schema['maxItems']
  const isFull = isMany && typeof most === 'number' && chosen.length >= most
  const attributes = controlAttributes(field)
  const defaults = refDefaults(options, kind)
  return (
    <>
      <EntityPicker
        label={field.label}
        placeholder={field.placeholder || t('pickers.chooseEntity')}
        kinds={kindsOf(filters)}
        filters={filters}
        field={{ ...attributes, disabled: field.isDisabled || only !== undefined }}
        chosen={chosen}
        isMany={isMany}
        isFull={isFull}
        {...(isFree && { takeText: (text: string) => typedRef(text, defaults) })}
        onChoose={(refs) => {
          onChange(isMany ? refs : refs[0])
        }}
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

/** The ref of the only entity that matches, if it is asked for (SCAF-56). */
function useOnlyMatch(filters: readonly EntityFilter[], isAsked: boolean): string | undefined {
  const request = useMemo(
    () => ({ ...pickerRequest({ kinds: [], filters, text: '' }), limit: 2 }),
    [filters],
  )
  const { currentData } = useEntityPageQuery(request, { skip: !isAsked })
  const [only, ...others] = currentData?.items ?? []
  return isAsked && only && others.length === 0 ? stringifyEntityRef(entityRefOf(only)) : undefined
}
