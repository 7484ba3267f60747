// A form of one step, whose values a test reads.

import { jest } from '@jest/globals'
import type { FieldProps } from '@rjsf/utils'
import { render } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { ProblemSummary } from '../../src/features/scaffolder/form/ProblemSummary.tsx'
import { SchemaForm } from '../../src/features/scaffolder/form/schema/SchemaForm.tsx'
import { scaffolderMessages } from '../../src/features/scaffolder/scaffolderMessages.ts'
import type { UnknownRecord } from '../../src/model/isRecord.ts'
import { asJsonRecord } from '../../src/model/json.ts'
import type { FieldProblem } from '../../src/model/scaffolder/form/checkValues.ts'
import { libraryForm } from '../../src/model/scaffolder/form/formSchema.ts'
import { addTexts, startMessages } from '../../src/ui/messages/i18n.ts'

/** Before each test: a warning of React's is a failure. */
export async function startForm(): Promise<void> {
  startMessages()
  await addTexts('scaffolder', { en: scaffolderMessages })
  jest.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    throw new Error(said.map(String).join(' '))
  })
}

interface FormProps {
  readonly step: UnknownRecord
  readonly start?: UnknownRecord
  readonly problems?: readonly FieldProblem[]
  readonly onValues?: (values: UnknownRecord) => void
  /** Gives the form its new values later. */
  readonly slowly?: (give: () => void) => void
  readonly onSubmit?: () => void
  readonly fields?: Readonly<Record<string, ComponentType<FieldProps>>>
}

const nothing = () => undefined

function Form({
  step,
  start = {},
  onValues = nothing,
  slowly = (give) => {
    give()
  },
  onSubmit = nothing,
  fields,
  problems = [],
}: FormProps) {
  const [values, setValues] = useState(start)
  const [schema] = useState(() => asJsonRecord(libraryForm(step)))
  return (
    <>
      <ProblemSummary id="step" shown={{ schema }} problems={problems} />
      <SchemaForm
        id="step"
        schema={schema}
        values={values}
        problems={problems}
        onSubmit={onSubmit}
        onChange={(next) => {
          slowly(() => {
            setValues(next)
          })
          onValues(next)
        }}
        {...(fields && { fields })}
      />
    </>
  )
}

/** Returns a function that gives the latest values. */
export function show(
  properties: UnknownRecord,
  more: Partial<FormProps> & { readonly also?: UnknownRecord } = {},
) {
  let latest: UnknownRecord = more.start ?? {}
  const { also, ...props } = more
  render(
    <Form
      {...props}
      step={{ type: 'object', properties, ...also }}
      onValues={(values) => {
        latest = values
      }}
    />,
  )
  return () => latest
}
