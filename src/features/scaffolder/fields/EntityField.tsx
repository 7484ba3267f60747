import { skipToken } from '@reduxjs/toolkit/query'
import type { FieldProps } from '@rjsf/utils'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { EntityFilter } from '../../../model/entities/entityFilter.ts'
import type { PickerSearch } from '../../../model/entities/pickerRequest.ts'
import type { Json } from '../../../model/json.ts'
import {
  type EntityFieldName,
  entityFilters,
  onlyMatch,
  onlyMatchRequest,
} from '../../../model/scaffolder/fields/entityFields.ts'
import {
  allowsArbitraryValues,
  choosesOnLeave,
  refDefaults,
  typedRef,
} from '../../../model/scaffolder/fields/pickerOptions.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { failureReason } from '../../../ui/message/failureText.ts'
import { useEntityPageQuery } from '../../entities/entitiesApi.ts'
import { EntityPicker, type LeftTextInUse } from '../../entities/picker/EntityPicker.tsx'
import { selectIdentity } from '../../session/sessionSlice.ts'
import { lookupRetried, selectLeftTexts, textDropped, textLeft } from './leftTextsSlice.ts'
import { controlAttributes, templateField, type TemplateField } from './templateField.ts'

/**
 * After a text was typed and the field left: the entity of that name is chosen, or the text stays, with the reason.
 * `isFree`: the field takes any text, so that an unknown one is no problem.
 */
function useLeftText(
  id: string,
  { kinds, filters }: Omit<PickerSearch, 'text'>,
  isFree: boolean,
  onFound: (ref: string, text: string) => void,
): LeftTextInUse {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { pathname: page } = useLocation()
  const left = useSelector(selectLeftTexts)[id]
  const text = left?.search.text ?? ''
  const found = left?.status === 'found' ? left.ref : undefined
  const take = (ref: string) => {
    dispatch(textDropped({ id }))
    onFound(ref, text)
  }
  // The field alone can put a value into its form.
  useEffect(() => {
    if (found !== undefined) take(found)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each ref that was found
  }, [found])
  const note = () => {
    if (left?.status === 'failed')
      return (
        <>
          {t('entities.picker.lookupFailed', { text, reason: failureReason(t, left.failure) })}{' '}
          <Button onClick={() => dispatch(lookupRetried({ id }))}>
            {t('entities.picker.retry')}
          </Button>
        </>
      )
    if (left?.status !== 'unknown' || isFree) return undefined
    return t(left.count > 1 ? 'entities.picker.several' : 'entities.picker.unknown', { text })
  }
  const onLeave = (typed: string) => {
    const search = { kinds, ...(filters && { filters }), text: typed }
    dispatch(typed === '' ? textDropped({ id }) : textLeft({ id, page, search }))
  }
  return { text: isFree ? '' : text, note: note(), onLeave }
}

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
        choosesOnLeave={choosesOnLeave(options)}
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
    ? kinds.flat().map((kind) => kind.toLowerCase())
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
