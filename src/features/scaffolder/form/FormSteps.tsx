import { Steps } from 'antd'
import { useTranslation } from 'react-i18next'
import { stepOf, type ShownForm } from '../../../model/scaffolder/form/formState.ts'
import '../../../ui/antd/forms.antd.css'
import classes from './TemplateFormPage.module.css'
import { useForm } from './useForm.ts'

export interface FormStepsProps {
  readonly formKey: string
  readonly state: ShownForm
}

/** The steps and the review; those reached before can be chosen. */
export function FormSteps({ formKey, state }: FormStepsProps) {
  const { t } = useTranslation('scaffolder')
  const { goTo } = useForm(formKey)
  const { steps, furthest } = state.form
  const current = stepOf(state)
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
        onChange={goTo}
        items={titles.map((title, index) => ({
          title,
          disabled: index > furthest || index === steps.length,
        }))}
      />
    </nav>
  )
}
