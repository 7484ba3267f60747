import type { TFunction } from 'i18next'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { stringify } from 'yaml'
import { readTemplate, type TemplateProblem } from '../../../model/editor/templateText.ts'
import { asJsonRecord, type JsonRecord } from '../../../model/json.ts'
import { checkValues } from '../../../model/scaffolder/form/checkValues.ts'
import { fieldProblems } from '../../../model/scaffolder/form/fieldChecks.ts'
import { formFields } from '../../../model/scaffolder/form/formFields.ts'
import { sealedAsLost, shownValue } from '../../../model/scaffolder/form/formSecrets.ts'
import { formSteps, type FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import { segmentsOf } from '../../../model/scaffolder/form/jsonPointer.ts'
import { optionProblems } from '../../../model/scaffolder/form/optionProblems.ts'
import { loadPatternEngine } from '../../../model/scaffolder/form/patternMatch.ts'
import { chunkHook } from '../../../ui/behaviour/chunkHook.ts'
import { BrokenPart } from '../../../ui/behaviour/lazyPart.tsx'
import { CodeEditor } from '../../../ui/code/CodeEditor.tsx'
import { Boundary } from '../../../ui/page/Boundary.tsx'
import { fieldGuides, type FieldGuide } from '../../scaffolder/fields/fieldGuides.ts'
import { templateFields } from '../../scaffolder/fields/templateFields.ts'
import { problemText } from '../../scaffolder/form/problemText.ts'
import { SchemaForm } from '../../scaffolder/form/SchemaForm.tsx'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import classes from './preview.module.css'
import { useTriedValues } from './useTriedValues.ts'

/** A property that says `required: true`, as in draft 3, is one. */
function stepOf(property: JsonRecord): FormStep | undefined {
  const required = property['required'] === true ? ['value'] : []
  const schema = { properties: { value: property }, required }
  return formSteps({ title: '', steps: [{ title: '', schema }] }, () => true)[0]
}

/** A property in YAML, its field, and the value that it makes. */
export function FieldTryOut({ guide }: { readonly guide: FieldGuide }) {
  const { t } = useTranslation('template-editor')
  const [text, setText] = useState(() => stringify(guide.example))
  const { template: property, problems } = useMemo(() => readTemplate(text), [text])
  const [known, setKnown] = useState(property)
  if (property !== null && property !== known) setKnown(property)
  const [broken] = property === null ? problems : []
  const marks = broken ? [{ line: broken.line, message: textOf(t, broken) }] : []
  const step = useDeferredValue(known) ?? guide.example
  return (
    <div className={classes['tryOut']}>
      <div>
        <CodeEditor
          text={text}
          language="yaml"
          label={t('fields.yaml')}
          marks={marks}
          onType={setText}
        />
        <div role="status" className={classes['problem']}>
          {broken ? <p>{textOf(t, broken)}</p> : <OptionProblems property={step} />}
        </div>
      </div>
      <Boundary
        key={JSON.stringify(step)}
        fallback={(_thrown, retry) => <BrokenPart onRetry={retry} />}
      >
        <Tried property={step} />
      </Boundary>
    </div>
  )
}

/** The parser's message with its line, or that the text is no schema of a field. */
const textOf = (t: TFunction<'template-editor'>, problem: TemplateProblem): string => {
  const { fault, line, detail } = problem
  if (fault === 'empty') return t('fields.noRecord')
  return detail === undefined ? t('fields.broken') : t('fields.syntax', { line, detail })
}

/** Problems of the field's options; none for a field without a guide. */
function OptionProblems({ property }: { readonly property: JsonRecord }) {
  const { t } = useTranslation('scaffolder')
  const problems = useMemo(() => {
    const field = property['ui:field']
    const known = typeof field === 'string' ? fieldGuides[field] : undefined
    return known ? optionProblems(known.options, property) : []
  }, [property])
  return (
    <ul>
      {problems.map((problem) => (
        <li key={`${problem.pointer} ${problem.keyword}`}>
          {`${segmentsOf(problem.pointer).join(' › ')}: ${problemText(t, problem)}`}
        </li>
      ))}
    </ul>
  )
}

const nothing = () => undefined

/** Draws again once patterns that could take long can be checked. */
const usePatternEngine = chunkHook(loadPatternEngine)

function Tried({ property }: { readonly property: JsonRecord }) {
  const { t } = useTranslation('template-editor')
  usePatternEngine()
  const integrations = useSelector(selectConfig)?.integrations ?? []
  const step = useMemo(() => stepOf(property), [property])
  const { values, setValues } = useTriedValues(step)
  if (!step) return null
  const typeOf = (host: string) => integrations.find((one) => one.host === host)?.type
  const { value } = sealedAsLost([step], values)
  const problems = [
    ...checkValues(step.schema, values),
    ...fieldProblems(formFields(step, values), { typeOf }),
  ]
  return (
    <div className={classes['tried']}>
      <SchemaForm
        id="field"
        schema={step.schema}
        {...(step.marked && { marked: step.marked })}
        values={values}
        problems={problems}
        fields={templateFields}
        onChange={(next) => {
          setValues(asJsonRecord(next))
        }}
        onSubmit={nothing}
      />
      <h3>{t('fields.value')}</h3>
      <output className={classes['json']}>
        {value === undefined ? t('fields.noValue') : JSON.stringify(shownValue(value), null, 2)}
      </output>
    </div>
  )
}
