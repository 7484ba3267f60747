// A form for a JSON Schema, on the fields of @rjsf/core. Its own `Form` is not used: it keeps a copy of the values and
// writes defaults while it renders, and here the caller has the values.

import {
  createSchemaUtils,
  englishStringTranslator,
  type ErrorSchema,
  ErrorSchemaBuilder,
  type FieldProps,
  type Registry,
  toFieldPathId,
  TranslatableString,
} from '@rjsf/utils'
import type { TFunction } from 'i18next'
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { isRecord, type UnknownRecord } from '../../../../model/isRecord.ts'
import { mergeParts } from '../../../../model/scaffolder/form/activeSchemas.ts'
import type { FieldProblem } from '../../../../model/scaffolder/form/checkValues.ts'
import { segmentsOf } from '../../../../model/scaffolder/form/jsonPointer.ts'
import type { MarkedSchema } from '../../../../model/scaffolder/form/markedSchema.ts'
import { schemaValidator } from '../../../../model/scaffolder/form/schemaValidator.ts'
import { withValue } from '../../../../model/scaffolder/form/withValue.ts'
import { AntdProvider } from '../../../../ui/antd/AntdProvider.tsx'
import { problemText } from '../problemText.ts'
import { drawableSchema } from './drawableSchema.ts'
import { idSeparator } from './fieldIds.ts'
import { fields } from './formFields.tsx'
import { templates, widgets } from './formTheme.tsx'
import classes from './SchemaForm.module.css'
import type { FormContext } from './secretLook.ts'
import { TypingContext, useTyping } from './typing.ts'

interface FormParts {
  readonly id: string
  readonly schema: UnknownRecord
  readonly marked?: MarkedSchema | undefined
  readonly fields?: Readonly<Record<string, ComponentType<FieldProps>>> | undefined
}

/** The library's texts that reach the page; its others are never shown. */
function translator(t: TFunction<'scaffolder'>): Registry['translateString'] {
  return (text, params = []) => {
    const [first = ''] = params
    if (text === TranslatableString.YesLabel) return t('fields.yes')
    if (text === TranslatableString.NoLabel) return t('fields.no')
    if (text === TranslatableString.NewStringDefault) return t('fields.newValue')
    if (text === TranslatableString.DeprecatedLabel) return t('fields.deprecated', { title: first })
    if (text === TranslatableString.UnknownFieldType) return t('fields.unsupported')
    return englishStringTranslator(text, params)
  }
}

/** Stays the same while people type, or every field would be drawn again. */
function useFormRegistry({ id, schema, marked, fields: more }: FormParts): Registry {
  const { t } = useTranslation('scaffolder')
  return useMemo(() => {
    const options = schema['ui:globalOptions']
    const rootSchema = drawableSchema(schema)
    return {
      fields: { ...fields, ...more },
      templates,
      widgets,
      rootSchema,
      formContext: { marked } satisfies FormContext,
      schemaUtils: createSchemaUtils(schemaValidator, rootSchema, {}, mergeParts),
      translateString: translator(t),
      globalFormOptions: { idPrefix: id, idSeparator },
      ...(isRecord(options) && { globalUiOptions: options }),
    }
  }, [id, schema, marked, more, t])
}

/** Problems as the library hands them on to the fields: by name, with the texts at `__errors`. */
function errorsByField(
  problems: readonly FieldProblem[],
  textOf: (problem: FieldProblem) => string,
): ErrorSchema {
  const builder = new ErrorSchemaBuilder()
  for (const problem of problems)
    builder.addErrors(textOf(problem), [...segmentsOf(problem.pointer)])
  return builder.ErrorSchema
}

export interface SchemaFormProps {
  /** Of the form; ids of its fields begin with it. */
  readonly id: string
  readonly schema: UnknownRecord
  /** The places of secrets, which are drawn as secrets. */
  readonly marked?: MarkedSchema
  /** With secrets in clear. */
  readonly values: UnknownRecord
  readonly onChange: (values: UnknownRecord) => void
  /** Shown beside their fields; the form itself validates nothing. */
  readonly problems: readonly FieldProblem[]
  /** By `ui:field`. Keep the same object, or every field is drawn again. */
  readonly fields?: Readonly<Record<string, ComponentType<FieldProps>>>
  readonly isDisabled?: boolean
  readonly onSubmit: () => void
  /** The page's buttons. */
  readonly children?: ReactNode
}

const noProblems: ErrorSchema = {}
const ignored = () => undefined

export function SchemaForm(props: SchemaFormProps) {
  const { id, values, problems, isDisabled = false, onSubmit, children } = props
  const { t } = useTranslation('scaffolder')
  const registry = useFormRegistry(props)
  const change = useChange(values, props.onChange)
  const typing = useTyping()
  const errors = useMemo(
    () =>
      problems.length === 0
        ? noProblems
        : errorsByField(problems, (problem) => problemText(t, problem)),
    [problems, t],
  )
  const fieldPathId = useMemo(
    () => toFieldPathId('', registry.globalFormOptions),
    [registry.globalFormOptions],
  )
  const { SchemaField } = registry.fields
  return (
    <AntdProvider>
      <TypingContext value={typing}>
        <form
          id={id}
          className={classes['form']}
          noValidate
          autoComplete="off"
          onBlur={typing.flush}
          onSubmit={(event) => {
            event.preventDefault()
            typing.flush()
            onSubmit()
          }}
        >
          {SchemaField && (
            <SchemaField
              name=""
              schema={registry.rootSchema}
              formData={values}
              errorSchema={errors}
              fieldPathId={fieldPathId}
              registry={registry}
              disabled={isDisabled}
              readonly={false}
              onChange={change}
              onBlur={ignored}
              onFocus={ignored}
            />
          )}
          {children}
        </form>
      </TypingContext>
    </AntdProvider>
  )
}

/** Always the same function; two changes before the next rendering both count. */
function useChange(
  values: UnknownRecord,
  onChange: (values: UnknownRecord) => void,
): FieldProps['onChange'] {
  const latest = useRef({ values, onChange })
  useLayoutEffect(() => {
    latest.current = { values, onChange }
  }, [values, onChange])
  return useCallback((value: unknown, path) => {
    const next = withValue(latest.current.values, path, value)
    if (!isRecord(next)) return
    latest.current.values = next
    latest.current.onChange(next)
  }, [])
}
