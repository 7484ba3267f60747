// The field for `oneOf` and `anyOf`, where the form library has one that forgets: what was typed into an alternative returns
// with it, and who has chosen nothing finds nothing chosen.

import {
  deepEquals,
  getUiOptions,
  getWidget,
  mergeSchemas,
  type FieldProps,
  type RJSFSchema,
} from '@rjsf/utils'
import { createElement, use, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRecord, type UnknownRecord } from '../../../../model/isRecord.ts'
import { alternativesKey, mayBeOf } from '../../../../model/scaffolder/form/alternatives.ts'
import { looksOf } from '../../../../model/scaffolder/form/formSchema.ts'
import { AlternativesDepth, AlternativesMemory, AlternativesOfStep } from './alternativesMemory.tsx'
import { labelId } from './fieldIds.ts'
import classes from './SchemaForm.module.css'

/** The library hands on the alternatives with references and conditions resolved. */
const optionsOf = (props: FieldProps): readonly RJSFSchema[] =>
  (props as FieldProps & { readonly options?: readonly RJSFSchema[] }).options ?? []

interface Choice {
  readonly index: number
  /** The value that it was found for. */
  readonly value: unknown
  /** What comes next is the value of the alternative, whatever it looks like. */
  readonly isFresh: boolean
}

type Utils = FieldProps['registry']['schemaUtils']

const recordOf = (value: unknown): UnknownRecord => (isRecord(value) ? value : {})

/** What the new alternative can keep of the old one's value, with its own defaults in place of the old one's. */
function carriedOver(
  utils: Utils,
  value: unknown,
  next: RJSFSchema,
  last: RJSFSchema | undefined,
): unknown {
  const kept: unknown = utils.sanitizeDataForNewSchema(next, last, value)
  const before = recordOf(last && utils.getDefaultFormState(last))
  const own = isRecord(kept)
    ? Object.fromEntries(
        Object.entries(kept).filter(
          ([key, one]) => one !== undefined && !(key in before && deepEquals(one, before[key])),
        ),
      )
    : kept
  return utils.getDefaultFormState(next, own, 'excludeObjectChildren')
}

/** What was typed into the alternative before; properties that all alternatives share are as they are now. */
function withShared(typed: unknown, now: unknown, { properties = {} }: RJSFSchema): unknown {
  if (!isRecord(typed)) return typed
  const shared = Object.entries(recordOf(now)).filter(([name]) => Object.hasOwn(properties, name))
  const own = Object.entries(typed).filter(([name]) => !Object.hasOwn(properties, name))
  return Object.fromEntries([...own, ...shared])
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && Object.keys(value).length === 0)

function useChoice(props: FieldProps) {
  const { fieldPathId, registry, schema, onChange } = props
  const options = optionsOf(props)
  const { path } = fieldPathId
  const { step, restored } = use(AlternativesOfStep)
  const place = alternativesKey(step, path, use(AlternativesDepth))
  const value: unknown = props.formData
  const utils = registry.schemaUtils
  const memory = use(AlternativesMemory)
  const closest = (selected: number) =>
    utils.getClosestMatchingOption(value, [...options], Math.max(0, selected))
  const [choice, setChoice] = useState<Choice>(() => {
    const known = memory?.chosen.get(place) ?? restored[place] ?? 0
    const isNothing = known === -1 && isEmpty(value)
    const option = options[known]
    const isKnown = option && !isEmpty(value) && mayBeOf(option, value, schema.properties)
    return { index: isNothing ? -1 : isKnown ? known : closest(known), value, isFresh: false }
  })
  let { index } = choice
  if (!deepEquals(value, choice.value)) {
    const isKept = choice.isFresh || (index === -1 && isEmpty(value))
    index = isKept ? index : closest(index)
    setChoice({ index, value, isFresh: false })
  }
  // Items that are moved have other places.
  useLayoutEffect(() => {
    memory?.chosen.set(place, index)
  }, [memory, place, index])
  const choose = (next: number) => {
    if (next === index) return
    const typed = { ...memory?.typed.get(place), [index]: value }
    memory?.typed.set(place, typed)
    memory?.chosen.set(place, next)
    const made = options[next]
      ? carriedOver(utils, value, options[next], options[index])
      : schema.properties && withShared({}, value, schema)
    setChoice({ index: next, value, isFresh: true })
    const handed = typed[next] === undefined ? made : withShared(typed[next], value, schema)
    // The whole step is always an object.
    onChange(handed ?? (path.length === 0 ? {} : undefined), path)
  }
  return { index, choose }
}

/** The parent's looks of its text are those of each alternative without its own; those of the choice are not. */
const ofChoice = new Set([
  'ui:widget',
  'ui:field',
  'ui:title',
  'ui:description',
  'ui:help',
  'ui:order',
])

/** The alternative with what its parent says of all. */
function wholeOption(schema: RJSFSchema, option: RJSFSchema): RJSFSchema {
  const { required, type } = schema
  const isText = type !== undefined && type !== 'object' && type !== 'array'
  const looks = Object.entries(schema).filter(
    ([key]) => isText && key.startsWith('ui:') && !ofChoice.has(key),
  )
  return mergeSchemas(
    {
      ...Object.fromEntries(looks),
      ...(required && { required }),
      ...(type !== undefined && !('type' in option) && { type }),
    },
    option,
  )
}

/** A list of alternatives and the fields of the chosen one. */
export function AlternativesField(props: FieldProps) {
  const { t } = useTranslation('scaffolder')
  const depth = use(AlternativesDepth)
  const { name, schema, uiSchema, fieldPathId, registry, errorSchema = {} } = props
  const { widgets, fields, globalUiOptions } = registry
  const options = optionsOf(props)
  const { index, choose } = useChoice(props)
  const looks = getUiOptions(uiSchema, globalUiOptions)
  const { widget = 'select', placeholder, title = schema.title, ...uiOptions } = looks
  const Widget = getWidget({ type: 'number' }, widget, widgets)
  const option = index < 0 ? undefined : options[index]
  const enumOptions = options.map((one, at) => {
    const { title: own = one.title } = getUiOptions(looksOf(one))
    const number = String(at + 1)
    const fallback =
      title === undefined
        ? t('fields.alternative', { number })
        : t('fields.alternativeOf', { title, number })
    return { label: own ?? fallback, value: at }
  })
  const id = `${fieldPathId.$id}${schema.oneOf ? '__oneof_select' : '__anyof_select'}`
  const label = title ?? name
  const { SchemaField } = fields
  return (
    <div className={classes['fields']}>
      <div className={classes['field']}>
        <label id={labelId(id)} htmlFor={id} className={classes['label']}>
          {label === '' ? t('fields.variant') : label}
        </label>
        {createElement(Widget, {
          id,
          name,
          schema: { type: 'number' },
          label,
          options: { ...uiOptions, enumOptions },
          value: index < 0 ? undefined : index,
          disabled: props.disabled === true,
          readonly: props.readonly === true,
          rawErrors: errorSchema.__errors ?? [],
          placeholder: placeholder ?? '',
          registry,
          onChange: (chosen: unknown) => {
            choose(typeof chosen === 'number' ? chosen : -1)
          },
          onBlur: props.onBlur,
          onFocus: props.onFocus,
        })}
      </div>
      {option && option.type !== 'null' && SchemaField && (
        <div className={classes['alternative']}>
          <AlternativesDepth value={depth + 1}>
            <SchemaField {...props} schema={wholeOption(schema, option)} />
          </AlternativesDepth>
        </div>
      )}
    </div>
  )
}
