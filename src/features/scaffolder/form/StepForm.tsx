import type { FieldProps } from '@rjsf/utils'
import { LoaderCircle } from 'lucide-react'
import { type ComponentType, createElement, useContext, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { JsonRecord } from '../../../model/json.ts'
import type { PluginFieldProps } from '../../../model/plugins/pluginField.ts'
import { areUnchecked } from '../../../model/scaffolder/form/checkValues.ts'
import {
  isTemplateForm,
  type OpenForm,
  type ShownForm,
} from '../../../model/scaffolder/form/formState.ts'
import { sentDocument } from '../../../model/scaffolder/form/formSteps.ts'
import type { ButtonLabels } from '../../../model/scaffolder/form/parameterSchema.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { LazyMarkdown } from '../../../ui/markdown/LazyMarkdown.tsx'
import turning from '../../../ui/progress/Turning.module.css'
import { FormDocument, useFormDocument } from '../fields/formDocument.ts'
import { PluginFields } from '../fields/pluginFields.ts'
import { templateField } from '../fields/templateField.ts'
import { templateFields } from '../fields/templateFields.ts'
import { ProblemSummary } from './ProblemSummary.tsx'
import { AlternativesOfStep } from './schema/alternativesMemory.tsx'
import { SchemaForm } from './schema/SchemaForm.tsx'
import classes from './TemplateFormPage.module.css'
import { useForm } from './useForm.ts'
import { useShownStep } from './useShownStep.ts'

/** Plugins know nothing of the form library. */
const adapted = (Component: ComponentType<PluginFieldProps>) =>
  function PluginField(props: FieldProps) {
    const values = useFormDocument()
    return createElement(Component, { field: { ...templateField(props), values } })
  }

/** The form's own fields and those of plugins; the same object as long as the plugins are. */
function useTemplateFields(): Readonly<Record<string, ComponentType<FieldProps>>> {
  const offered = useContext(PluginFields)
  return useMemo(() => {
    const others = Object.entries(offered).map(([name, one]) => [name, adapted(one)] as const)
    return { ...templateFields, ...Object.fromEntries(others) }
  }, [offered])
}

export interface StepFormProps {
  readonly formKey: string
  readonly state: Extract<ShownForm, { readonly step: number }>
  readonly labels: ButtonLabels
}

function once(make: () => JsonRecord): () => JsonRecord {
  let made: JsonRecord | undefined
  return () => (made ??= make())
}

/** One step of the form, with the problems found in it. */
export function StepForm({ formKey, state, labels }: StepFormProps) {
  const { t } = useTranslation('scaffolder')
  const { goOn, goBack, skipChecks } = useForm(formKey)
  const { form, step } = state
  const { steps } = form
  const isChecking = state.status === 'checking'
  const sent = useMemo(() => once(() => sentDocument(steps, form.values)), [steps, form.values])
  const fields = useTemplateFields()
  const problems = form.problems[step] ?? []
  const summary = useRef<HTMLDivElement>(null)
  // After a failed check the summary is read out, and leads to the fields.
  useEffect(() => {
    if (!isChecking && problems.length > 0) summary.current?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a problem that is mended must not move the focus
  }, [isChecking])
  const { shown, values, change } = useShownStep(formKey, form, step)
  const { alternatives: restored } = form
  const alternatives = useMemo(() => ({ step, restored: restored ?? {} }), [step, restored])
  if (!shown) return null
  const canSkip = areUnchecked(problems) && !isChecking
  const isLast = step === steps.length - 1
  const next = isLast ? (labels.reviewButtonText ?? t('form.review')) : t('form.next')
  return (
    <section aria-labelledby="step-title" className={classes['step']}>
      <h2 id="step-title">{shown.title}</h2>
      {shown.description !== undefined && (
        <LazyMarkdown text={shown.description} plain={<p>{shown.description}</p>} />
      )}
      {problems.length > 0 && (
        <div ref={summary} tabIndex={-1}>
          <ProblemSummary id="template" problems={problems} shown={shown} />
        </div>
      )}
      <FormDocument value={sent}>
        <AlternativesOfStep value={alternatives}>
          <SchemaForm
            id="template"
            schema={shown.schema}
            {...(shown.marked && { marked: shown.marked })}
            values={values}
            problems={problems}
            fields={fields}
            onChange={change}
            onSubmit={goOn}
          >
            <Row gap="xs" className={classes['buttons']}>
              {step > 0 && (
                <Button onClick={goBack}>{labels.backButtonText ?? t('form.back')}</Button>
              )}
              <Button primary type="submit" aria-busy={isChecking}>
                {isChecking && (
                  <LoaderCircle size={16} aria-hidden="true" className={turning['turning']} />
                )}
                {isChecking ? t('form.checking') : canSkip ? t('form.retryCheck') : next}
              </Button>
              {canSkip && <Button onClick={skipChecks}>{t('form.skipCheck')}</Button>}
              {isTemplateForm(formKey) && <DraftState keeping={form.keeping} />}
            </Row>
          </SchemaForm>
        </AlternativesOfStep>
      </FormDocument>
    </section>
  )
}

function DraftState({ keeping }: Pick<OpenForm, 'keeping'>) {
  const { t } = useTranslation('scaffolder')
  if (keeping !== 'kept' && keeping !== 'pending') return null
  return (
    <Text as="span" isQuiet isSmall className={classes['draft']}>
      {t(keeping === 'kept' ? 'form.draft.saved' : 'form.draft.saving')}
    </Text>
  )
}
