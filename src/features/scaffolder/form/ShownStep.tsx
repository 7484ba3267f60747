import { stepOf, type ShownForm } from '../../../model/scaffolder/form/formState.ts'
import type { ButtonLabels } from '../../../model/scaffolder/form/parameterSchema.ts'
import { FormReview } from './FormReview.tsx'
import { StepForm } from './StepForm.tsx'

export interface ShownStepProps {
  readonly formKey: string
  readonly state: ShownForm
  readonly labels: ButtonLabels
  /** Missing if the form starts nothing. */
  readonly onStart?: (() => void) | undefined
  readonly isStarting?: boolean
}

/** The step that is filled, or the review after the last one. */
export function ShownStep({ formKey, state, labels, onStart, isStarting }: ShownStepProps) {
  if (state.status === 'reviewing' || state.status === 'starting')
    return (
      <FormReview
        formKey={formKey}
        state={state}
        labels={labels}
        onStart={onStart}
        isStarting={isStarting ?? state.status === 'starting'}
      />
    )
  return <StepForm key={stepOf(state)} formKey={formKey} state={state} labels={labels} />
}
