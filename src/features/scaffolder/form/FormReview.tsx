import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OpenForm, ShownForm } from '../../../model/scaffolder/form/formState.ts'
import { stepsFor, type FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import type { ButtonLabels } from '../../../model/scaffolder/form/parameterSchema.ts'
import { reviewRows } from '../../../model/scaffolder/form/reviewRows.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { ReviewedValue } from './ReviewedValue.tsx'
import classes from './TemplateFormPage.module.css'
import { useForm } from './useForm.ts'

export interface FormReviewProps {
  readonly formKey: string
  readonly state: Extract<ShownForm, { readonly status: 'reviewing' | 'starting' }>
  readonly labels: ButtonLabels
  /** Missing if the form starts nothing. */
  readonly onStart?: (() => void) | undefined
  readonly isStarting: boolean
}

/** Every value as it will be sent, by step, before the task is started. */
export function FormReview({ formKey, state, labels, onStart, isStarting }: FormReviewProps) {
  const { t } = useTranslation('scaffolder')
  const { goBack, goTo } = useForm(formKey)
  const { form } = state
  const { steps } = form
  const refusal = state.status === 'reviewing' ? state.refusal : null
  return (
    <section aria-labelledby="step-title" className={classes['step']}>
      <h2 id="step-title">{t('form.review')}</h2>
      {steps.length === 0 && <p>{t('form.noSteps')}</p>}
      {refusal && <FailureMessage failure={refusal} title={t('form.startFailed')} />}
      {stepsFor(steps, form.values).map((step, index) => (
        <ReviewedStep
          key={index}
          form={form}
          step={step}
          index={index}
          onEdit={isStarting ? undefined : goTo}
        />
      ))}
      <Row gap="xs" className={classes['buttons']}>
        {steps.length > 0 && (
          <Button disabled={isStarting} onClick={goBack}>
            {labels.backButtonText ?? t('form.back')}
          </Button>
        )}
        {onStart && (
          <Button primary aria-disabled={isStarting} onClick={onStart}>
            {isStarting ? t('form.starting') : (labels.createButtonText ?? t('form.create'))}
          </Button>
        )}
      </Row>
    </section>
  )
}

interface ReviewedStepProps {
  readonly form: OpenForm
  readonly step: FormStep
  readonly index: number
  readonly onEdit: ((step: number) => void) | undefined
}

function ReviewedStep({ form, step, index, onEdit }: ReviewedStepProps) {
  const { t } = useTranslation('scaffolder')
  const rows = reviewRows(step, form.values)
  const problems = form.problems[index] ?? []
  const textOf = (pointer: string) =>
    problems.flatMap((problem) =>
      problem.pointer === pointer && problem.text !== undefined ? [problem.text] : [],
    )
  const others = problems.filter(({ pointer }) => rows.every((row) => row.pointer !== pointer))
  return (
    <section aria-label={step.title} className={classes['reviewed']}>
      <Row gap="xs" isOneLine justify="between" className={classes['reviewedTitle']}>
        <h3>{step.title}</h3>
        {onEdit && (
          <Button
            aria-label={t('form.edit', { step: step.title })}
            onClick={() => {
              onEdit(index)
            }}
          >
            <Pencil size={14} aria-hidden="true" /> {t('form.editShort')}
          </Button>
        )}
      </Row>
      {rows.length === 0 && <p>{t('form.nothing')}</p>}
      <dl className={classes['values']}>
        {rows.map(({ pointer, names, value, isEntity }) => (
          <div key={pointer}>
            <dt>{names.join(' › ')}</dt>
            <dd>
              <ReviewedValue value={value} isEntity={isEntity} />
              {textOf(pointer).map((text) => (
                <p key={text} className={classes['problem']}>
                  {text}
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {others.map(({ pointer, text }) => (
        <p key={pointer} className={classes['problem']}>
          {`${pointer.slice(1)}: ${text ?? ''}`}
        </p>
      ))}
    </section>
  )
}
