// The form library's field for any schema, made safe: it ends, and one that cannot be drawn leaves the others alone.

import { getDefaultRegistry } from '@rjsf/core'
import {
  getSchemaType,
  RJSF_REF_CYCLE_KEY,
  RJSF_REF_KEY,
  type FieldProps,
  type UiSchema,
} from '@rjsf/utils'
import { createContext, use, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../../../../model/failure.ts'
import { isRecord, type UnknownRecord } from '../../../../model/isRecord.ts'
import { looksOf } from '../../../../model/scaffolder/form/formSchema.ts'
import { inPlace } from '../../../../model/scaffolder/form/schemaParts.ts'
import { Boundary } from '../../../../ui/page/Boundary.tsx'
import { lostReference } from './drawableSchema.ts'
import classes from './SchemaForm.module.css'
import { secretLook } from './secretLook.ts'
import { withKnownLook } from './unknownLook.ts'

const { SchemaField } = getDefaultRegistry().fields

/** Templates leave the type out where a list of values or a text is meant. */
function withType({ schema, registry, formData }: FieldProps): FieldProps['schema'] {
  if (schema.type !== undefined) return schema
  const value: unknown = formData
  const resolved = registry.schemaUtils.retrieveSchema(schema, value)
  const isChoice = (resolved.oneOf ?? resolved.anyOf) !== undefined
  const isText = getSchemaType(resolved) === undefined && !isChoice
  return isText ||
    (isChoice && resolved.type === undefined && registry.schemaUtils.isSelect(resolved))
    ? { ...schema, type: 'string' }
    : schema
}

const looks = new WeakMap<object, UiSchema>()

/** The same object for the same schema. */
function keptLooks(schema: UnknownRecord): UiSchema {
  const known = looks.get(schema) ?? looksOf(schema)
  looks.set(schema, known)
  return known
}

const resolvedKeys = ['$ref', 'if', 'dependencies', 'allOf']

/** The schema itself says how its field looks; so do its references and conditions. */
function looksOfField({ schema, formData, registry }: FieldProps): UiSchema {
  const isResolved = !resolvedKeys.some((key) => key in schema)
  const value: unknown = formData
  return keptLooks(isResolved ? schema : registry.schemaUtils.retrieveSchema(schema, value))
}

function BrokenField({ name, message }: { readonly name: string; readonly message: string }) {
  const { t } = useTranslation('scaffolder')
  return (
    <p role="alert" className={classes['unknown']}>
      {name === '' ? t('fields.brokenStep', { message }) : t('fields.broken', { name, message })}
    </p>
  )
}

function KnownSchemaField(given: FieldProps) {
  const { t } = useTranslation('scaffolder')
  if (!SchemaField) return null
  const reference = lostReference(given.schema)
  if (reference !== undefined)
    return <BrokenField name={given.name} message={t('fields.lostReference', { reference })} />
  const props = { ...given, schema: withType(given), uiSchema: looksOfField(given) }
  return <SchemaField {...props} uiSchema={secretLook(props) ?? withKnownLook(props)} />
}

interface Followed {
  /** References to the field, from the outermost. */
  readonly references: readonly string[]
  /** The field that was drawn on demand last: its alternatives are in the same place. */
  readonly openId: string | undefined
}

const FollowedContext = createContext<Followed>({ references: [], openId: undefined })

/** Of the schema itself, and of those in the same place: its parts and alternatives. */
function referencesOf(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(referencesOf)
  if (!isRecord(schema)) return []
  const resolved = (schema as Readonly<Record<symbol, unknown>>)[RJSF_REF_KEY] ?? schema['$ref']
  const others = inPlace.flatMap((key) => referencesOf(schema[key]))
  return typeof resolved === 'string' ? [resolved, ...others] : others
}

/** Once may be in an alternative that is not chosen. */
const isRepeated = (reference: string, followed: readonly string[]): boolean =>
  followed.filter((one) => one === reference).length > 1

/** A schema may contain itself: once more on demand, where it has no values. */
function FiniteSchemaField(props: FieldProps) {
  const { name, schema, fieldPathId, registry } = props
  const [isOpen, setIsOpen] = useState(false)
  const followed = use(FollowedContext)
  const references = useMemo(() => referencesOf(schema), [schema])
  const id = fieldPathId.$id
  const next = useMemo((): Followed => {
    if (references.length === 0 && !isOpen) return followed
    return {
      references: [...followed.references, ...references],
      openId: isOpen ? id : followed.openId,
    }
  }, [followed, references, isOpen, id])
  const values: unknown = props.formData
  // The library's own mark is on properties only; there it asks by itself.
  const isMarked = RJSF_REF_CYCLE_KEY in schema
  const isAgain =
    !isMarked &&
    followed.openId !== id &&
    references.some((reference) => isRepeated(reference, followed.references))
  const isEmpty = values === undefined || (isRecord(values) && Object.keys(values).length === 0)
  const Expand = registry.templates.CyclicSchemaExpandTemplate
  if (isAgain && isEmpty && !isOpen) {
    const open = () => {
      setIsOpen(true)
    }
    return <Expand {...{ name, schema, fieldPathId, registry }} onExpand={open} />
  }
  return (
    <FollowedContext value={next}>
      <KnownSchemaField {...props} />
    </FollowedContext>
  )
}

/** A schema that the library cannot draw costs its own field only. */
export function SafeSchemaField(props: FieldProps) {
  const { name, schema } = props
  return (
    <Boundary
      resetOn={schema}
      fallback={(thrown) => <BrokenField name={name} message={toFailure(thrown).message} />}
    >
      <FiniteSchemaField {...props} />
    </Boundary>
  )
}
