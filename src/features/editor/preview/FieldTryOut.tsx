import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { stringify } from 'yaml'
import { readTemplate, type TemplateProblem } from '../../../model/editor/templateText.ts'
import { fieldForm } from '../../../model/editor/triedForms.ts'
import type { JsonRecord } from '../../../model/json.ts'
import { fieldGuides, type FieldGuide } from '../../../model/scaffolder/fields/fieldGuides.ts'
import { shownValue } from '../../../model/scaffolder/form/formSecrets.ts'
import { isShown, type OpenForm } from '../../../model/scaffolder/form/formState.ts'
import { segmentsOf } from '../../../model/scaffolder/form/jsonPointer.ts'
import { optionProblems } from '../../../model/scaffolder/form/optionProblems.ts'
import { BrokenPart } from '../../../ui/behaviour/lazyPart.tsx'
import { CodeEditor } from '../../../ui/code/CodeEditor.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Boundary } from '../../../ui/page/Boundary.tsx'
import { templateFields } from '../../scaffolder/fields/templateFields.ts'
import { problemText } from '../../scaffolder/form/problemText.ts'
import { SchemaForm } from '../../scaffolder/form/schema/SchemaForm.tsx'
import { useForm } from '../../scaffolder/form/useForm.ts'
import { useShownStep } from '../../scaffolder/form/useShownStep.ts'
import classes from './preview.module.css'
import { selectTypedYaml, yamlTyped } from './triedFieldSlice.ts'

export interface FieldTryOutProps {
  readonly name: string
  readonly guide: FieldGuide
}

/** A property in YAML, its field, and the value that it makes. */
export function FieldTryOut({ name, guide }: FieldTryOutProps) {
  const { t } = useTranslation('template-editor')
  const dispatch = useDispatch()
  const formKey = fieldForm(name)
  const { state } = useForm(formKey)
  const example = useMemo(() => stringify(guide.example), [guide])
  const text =
    useSelector((root: Parameters<typeof selectTypedYaml>[0]) => selectTypedYaml(root, name)) ??
    example
  const { template: property, problems } = useMemo(() => readTemplate(text), [text])
  const [broken] = property === null ? problems : []
  const marks = broken ? [{ line: broken.line, message: textOf(t, broken) }] : []
  return (
    <div className={classes['tryOut']}>
      <div>
        <CodeEditor
          text={text}
          language="yaml"
          label={t('fields.yaml')}
          marks={marks}
          onType={(typed) => dispatch(yamlTyped({ name, text: typed }))}
        />
        <div role="status" className={classes['problem']}>
          {broken && <p>{textOf(t, broken)}</p>}
          {property && <OptionProblems property={property} />}
        </div>
      </div>
      {isShown(state) && (
        <Boundary
          key={state.form.schemaHash}
          fallback={(_thrown, retry) => <BrokenPart onRetry={retry} />}
        >
          <Tried formKey={formKey} form={state.form} />
        </Boundary>
      )}
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

interface TriedProps {
  readonly formKey: string
  readonly form: OpenForm
}

function Tried({ formKey, form }: TriedProps) {
  const { t } = useTranslation('template-editor')
  const { shown, values, change } = useShownStep(formKey, form, 0)
  if (!shown) return null
  const { value } = form.values
  return (
    <Stack gap="xs" className={classes['tried']}>
      <SchemaForm
        id="field"
        schema={shown.schema}
        {...(shown.marked && { marked: shown.marked })}
        values={values}
        problems={form.problems[0] ?? []}
        fields={templateFields}
        onChange={change}
        onSubmit={nothing}
      />
      <h3>{t('fields.value')}</h3>
      <output className={classes['json']}>
        {value === undefined ? t('fields.noValue') : JSON.stringify(shownValue(value), null, 2)}
      </output>
    </Stack>
  )
}
