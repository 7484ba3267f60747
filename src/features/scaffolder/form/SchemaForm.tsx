// A form for a JSON Schema, on the fields of @rjsf/core. Its own `Form` is not used: it keeps a copy of the values and
// writes defaults while it renders, and here the caller has the values.

import { toFieldPathId, type ErrorSchema, type FieldProps } from '@rjsf/utils'
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import { isRecord, type UnknownRecord } from '../../../model/isRecord.ts'
import type { FieldProblem } from '../../../model/scaffolder/form/checkValues.ts'
import type { MarkedSchema } from '../../../model/scaffolder/form/markedSchema.ts'
import { withValue } from '../../../model/scaffolder/form/withValue.ts'
import { AntdProvider } from '../../../ui/antd/AntdProvider.tsx'
import { errorsByField } from './formChange.ts'
import { problemText } from './problemText.ts'
import classes from './SchemaForm.module.css'
import { TypingContext, useTyping } from './typing.ts'
import { useFormRegistry } from './useFormRegistry.ts'

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
