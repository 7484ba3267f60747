import type { WithSlice } from '@reduxjs/toolkit'
import type { FieldProps } from '@rjsf/utils'
import { LoaderCircle } from 'lucide-react'
import { type ComponentType, createElement, useContext, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useStore } from 'react-redux'
import { asJsonRecord, type Json, type JsonRecord } from '../../../model/json.ts'
import type { PluginFieldProps } from '../../../model/plugins/pluginField.ts'
import { areUnchecked } from '../../../model/scaffolder/form/checkValues.ts'
import { formSecretsRef } from '../../../model/scaffolder/form/formMasks.ts'
import { revealed, sealed } from '../../../model/scaffolder/form/formSecrets.ts'
import type { OpenForm } from '../../../model/scaffolder/form/formState.ts'
import {
  type FormStep,
  ownValues,
  sentDocument,
  stepsFor,
  withOwnValues,
  withRevealed,
} from '../../../model/scaffolder/form/formSteps.ts'
import type { ButtonLabels } from '../../../model/scaffolder/form/parameterSchema.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { LazyMarkdown } from '../../../ui/markdown/LazyMarkdown.tsx'
import { useService } from '../../../ui/page/portalContext.ts'
import turning from '../../../ui/progress/Turning.module.css'
import { selectIdentity, type sessionSlice } from '../../session/sessionSlice.ts'
import { FormDocument, useFormDocument } from '../fields/formDocument.ts'
import { PluginFields } from '../fields/pluginFields.ts'
import { templateField } from '../fields/templateField.ts'
import { templateFields } from '../fields/templateFields.ts'
import { AlternativesOfStep, useChosenAlternatives } from './alternativesMemory.tsx'
import { useFormEvents } from './formEvents.ts'
import { ProblemSummary } from './ProblemSummary.tsx'
import { SchemaForm } from './SchemaForm.tsx'
import classes from './TemplateFormPage.module.css'

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
  readonly form: OpenForm
  readonly steps: readonly FormStep[]
  /** Index. */
  readonly step: number
  readonly isChecking: boolean
  readonly labels: ButtonLabels
}

function once(make: () => JsonRecord): () => JsonRecord {
  let made: JsonRecord | undefined
  return () => (made ??= make())
}

/** One step of the form, with the problems found in it. Its fields have the secrets, the store has masks. */
export function StepForm({ form, steps, step, isChecking, labels }: StepFormProps) {
  const { t } = useTranslation('scaffolder')
  const dispatch = useDispatch()
  const events = useFormEvents()
  const sent = useMemo(() => once(() => sentDocument(steps, form.values)), [steps, form.values])
  const fields = useTemplateFields()
  const problems = form.problems[step] ?? []
  const summary = useRef<HTMLDivElement>(null)
  // After a failed check the summary is read out, and leads to the fields.
  useEffect(() => {
    if (!isChecking && problems.length > 0) summary.current?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a problem that is mended must not move the focus
  }, [isChecking])
  const stored = form.values
  const secrets = useService(formSecretsRef)
  const { secretsKey = form.templateRef } = events
  const hasSecrets = steps.some(({ marked }) => marked)
  const document = useMemo(
    () => (hasSecrets ? revealed(stored, (mask) => secrets.secretOf(secretsKey, mask)) : stored),
    [hasSecrets, stored, secrets, secretsKey],
  )
  const shown = stepsFor(steps, document)[step]
  const values = useMemo(() => (shown ? ownValues(shown, document) : {}), [shown, document])
  const chosenAlternatives = useChosenAlternatives()
  const { alternatives: restored } = form
  const alternatives = useMemo(() => ({ step, restored: restored ?? {} }), [step, restored])
  const store = useStore<WithSlice<typeof sessionSlice>>()
  if (!shown) return null
  const change = (next: Readonly<Record<string, unknown>>) => {
    // A form that is removed hands on what was typed last, also if a sign-out has removed it.
    if (selectIdentity(store.getState()) === null) return
    const typed = withOwnValues(shown, document, asJsonRecord(next))
    const changed = withRevealed(steps, document, typed)
    const maskOf = (value: Json) => secrets.maskOf(secretsKey, value)
    const safe = hasSecrets ? sealed(steps, changed, maskOf) : changed
    dispatch(events.valuesChanged(safe, chosenAlternatives()))
  }
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
            onSubmit={() => dispatch(events.nextRequested())}
          >
            <Row gap="xs" className={classes['buttons']}>
              {step > 0 && (
                <Button onClick={() => dispatch(events.backRequested())}>
                  {labels.backButtonText ?? t('form.back')}
                </Button>
              )}
              <Button primary type="submit" aria-busy={isChecking}>
                {isChecking && (
                  <LoaderCircle size={16} aria-hidden="true" className={turning['turning']} />
                )}
                {isChecking ? t('form.checking') : canSkip ? t('form.retryCheck') : next}
              </Button>
              {canSkip && (
                <Button onClick={() => dispatch(events.checksSkipped())}>
                  {t('form.skipCheck')}
                </Button>
              )}
              <DraftState keeping={form.keeping} />
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
