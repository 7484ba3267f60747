import type { UnknownAction } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { previewSecrets, type PreviewState } from '../../../model/editor/formPreview.ts'
import type { ButtonLabels } from '../../../model/scaffolder/form/parameterSchema.ts'
import { AntdProvider } from '../../../ui/antd/AntdProvider.tsx'
import { BrokenPart } from '../../../ui/behaviour/lazyPart.tsx'
import { Boundary } from '../../../ui/page/Boundary.tsx'
import { RememberAlternatives } from '../../scaffolder/form/alternativesMemory.tsx'
import { FormEventsContext, type FormEvents } from '../../scaffolder/form/formEvents.ts'
import { FormReview } from '../../scaffolder/form/FormReview.tsx'
import { FormSteps } from '../../scaffolder/form/FormSteps.tsx'
import { StepForm } from '../../scaffolder/form/StepForm.tsx'
import * as preview from './formPreviewSlice.ts'
import classes from './preview.module.css'

export interface PreviewFormProps {
  readonly shown: Extract<PreviewState, { readonly status: 'shown' }>
  readonly labels: ButtonLabels
  /** Of the button after the last step; nothing can be started without it. */
  readonly startRequested?: () => UnknownAction
  readonly isStarting?: boolean
}

/** The form of a template with its steps, checks and review, which starts nothing. */
export function PreviewForm(props: PreviewFormProps) {
  const { shown, startRequested } = props
  const { t } = useTranslation('template-editor')
  const { of } = shown
  const events = useMemo(
    (): FormEvents => ({
      secretsKey: previewSecrets(of),
      valuesChanged: preview.valuesChanged,
      nextRequested: preview.nextRequested,
      checksSkipped: preview.checksSkipped,
      backRequested: preview.backRequested,
      stepChosen: preview.stepChosen,
      ...(startRequested && { startRequested }),
    }),
    [of, startRequested],
  )
  return (
    <AntdProvider>
      <FormEventsContext value={events}>
        <Boundary
          key={shown.form.form.schemaHash}
          fallback={(_thrown, retry) => (
            <>
              <p>{t('editor.formCrashed')}</p>
              <BrokenPart onRetry={retry} />
            </>
          )}
        >
          <RememberAlternatives>
            <Step {...props} />
          </RememberAlternatives>
        </Boundary>
      </FormEventsContext>
    </AntdProvider>
  )
}

function Step({ shown, labels, isStarting = false }: PreviewFormProps) {
  const { steps, form: state } = shown
  // A preview is not kept as a draft.
  const form = { ...state.form, keeping: 'unchanged' as const }
  const step = 'step' in state ? state.step : steps.length
  return (
    <div className={classes['form']}>
      {steps.length > 0 && <FormSteps steps={steps} current={step} furthest={steps.length} />}
      {step < steps.length ? (
        <StepForm
          key={step}
          form={form}
          steps={steps}
          step={step}
          isChecking={state.status === 'checking'}
          labels={labels}
        />
      ) : (
        <FormReview
          form={form}
          steps={steps}
          isStarting={isStarting}
          refusal={null}
          labels={labels}
        />
      )}
    </div>
  )
}
