import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { GuestQuestion } from '../../../model/session/person.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { guestAnswered, signInCancelled } from '../sessionSlice.ts'

/** Asks whether the guest signs in with or without a token (AUTH-13, AUTH-14). */
export function GuestQuestionDialog({ question }: { readonly question: GuestQuestion }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  return (
    <Dialog
      title={t('signIn.guestQuestion')}
      description={t(`signIn.${question}`)}
      onDismiss={() => dispatch(signInCancelled())}
      actions={
        <>
          <Button onClick={() => dispatch(guestAnswered(false))}>{t('signIn.no')}</Button>
          <Button primary onClick={() => dispatch(guestAnswered(true))}>
            {t('signIn.yes')}
          </Button>
        </>
      }
    />
  )
}
