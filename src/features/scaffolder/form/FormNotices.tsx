import { useTranslation } from 'react-i18next'
import { secretsIn } from '../../../model/scaffolder/form/formSecrets.ts'
import type { OpenForm } from '../../../model/scaffolder/form/formState.ts'
import { fieldTitleIn, type FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import { pointerOf } from '../../../model/scaffolder/form/jsonPointer.ts'
import { unreadablePrefill } from '../../../model/scaffolder/form/prefill.ts'
import { Banner } from '../../../ui/Banner.tsx'

export interface FormNoticesProps {
  readonly form: OpenForm
  readonly steps: readonly FormStep[]
}

/** Names the values of a draft or link that were left out, and the secrets to enter again. */
export function FormNotices({ form, steps }: FormNoticesProps) {
  const { t } = useTranslation('scaffolder')
  const { misfits, values, keeping } = form
  const lost = secretsIn(values).filter(({ isLost }) => isLost)
  // Fields of all items of a list have the same title.
  const titles = new Set(lost.map(({ path }) => fieldTitleIn(steps, pointerOf(path))))
  const names = [...titles].join(', ')
  const isUnreadable = misfits[0] === unreadablePrefill
  return (
    <>
      {isUnreadable && <Banner severity="warning">{t('form.badPrefill')}</Banner>}
      {misfits.length > 0 && !isUnreadable && (
        <Banner severity="warning">{t('form.misfits', { names: misfits.join(', ') })}</Banner>
      )}
      {lost.length > 0 && <Banner severity="info">{t('form.lostSecrets', { names })}</Banner>}
      {keeping === 'refused' && <Banner severity="warning">{t('form.draft.refused')}</Banner>}
    </>
  )
}
