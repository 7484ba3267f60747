import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Failure } from '../../../model/failure.ts'
import type { OpenForm } from '../../../model/scaffolder/form/formState.ts'
import { stepsFor, type FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import type { ButtonLabels } from '../../../model/scaffolder/form/parameterSchema.ts'
import { reviewRows } from '../../../model/scaffolder/form/reviewRows.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { useFormEvents } from './formEvents.ts'
import { ReviewedValue } from './ReviewedValue.tsx'
import classes from './TemplateFormPage.module.css'

export interface FormReviewProps {
  readonly form: OpenForm
  readonly steps: readonly FormStep[]
  readonly isStarting: boolean
  /** Why the backend did not start the task. */
  readonly refusal: Failure | null
  readonly labels: ButtonLabels
}

/** Every value as it will be sent, by step, before the task is started. */
export function FormReview({ form, steps, isStarting, refusal, labels }: FormReviewProps) {
  const { t } = useTranslation('scaffolder')
  const dispatch = useDispatch()
  const events = useFormEvents()
  const { startRequested } = events
  return (
    <section aria-labelledby="step-title" className={classes['step']}>
      <h2 id="step-title">{t('form.review')}</h2>
      {steps.length === 0 && <p>{t('form.noSteps')}</p>}
      {refusal && <FailureMessage failure={refusal} title={t('form.startFailed')} />}
      {stepsFor(steps, form.values).map((step, index) => (
        <ReviewedStep key={index} form={form} step={step} index={index} isFixed={isStarting} />
      ))}
      <Row gap="xs" className={classes['buttons']}>
        {steps.length > 0 && (
          <Button disabled={isStarting} onClick={() => dispatch(events.backRequested())}>
            {labels.backButtonText ?? t('form.back')}
          </Button>
        )}
        {startRequested && (
          <Button primary aria-disabled={isStarting} onClick={() => dispatch(startRequested())}>
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
  readonly isFixed: boolean
}

function ReviewedStep({ form, step, index, isFixed }: ReviewedStepProps) {
  const { t } = useTranslation('scaffolder')
  const dispatch = useDispatch()
  const events = useFormEvents()
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
        {!isFixed && (
          <Button
            aria-label={t('form.edit', { step: step.title })}
            onClick={() => dispatch(events.stepChosen(index))}
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
