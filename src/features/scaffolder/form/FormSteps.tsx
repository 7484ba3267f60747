import { Steps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import '../../../ui/antd/forms.antd.css'
import { useFormEvents } from './formEvents.ts'
import classes from './TemplateFormPage.module.css'

export interface FormStepsProps {
  readonly steps: readonly FormStep[]
  /** The number of steps for the review. */
  readonly current: number
  readonly furthest: number
}

/** The steps and the review; those reached before can be chosen. */
export function FormSteps({ steps, current, furthest }: FormStepsProps) {
  const { t } = useTranslation('scaffolder')
  const dispatch = useDispatch()
  const events = useFormEvents()
  const titles = [...steps.map(({ title }) => title), t('form.review')]
  return (
    <nav aria-label={t('form.steps')} className={classes['steps']}>
      <p className={classes['stepOf']}>
        {t('form.stepOf', { step: current + 1, count: titles.length })}
      </p>
      <Steps
        size="small"
        responsive={false}
        current={current}
        onChange={(step) => dispatch(events.stepChosen(step))}
        items={titles.map((title, index) => ({
          title,
          disabled: index > furthest || index === steps.length,
        }))}
      />
    </nav>
  )
}
