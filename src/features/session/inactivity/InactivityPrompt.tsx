import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { answered, selectInactivity } from './inactivitySlice.ts'

/** Asks inactive users whether they are still there (SHELL-63, SHELL-64). */
export function InactivityPrompt() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const inactivity = useSelector(selectInactivity)
  if (inactivity.status !== 'prompting') return null
  const stay = () => dispatch(answered())
  const { secondsLeft } = inactivity
  return (
    <Dialog
      title={t('inactivity.title')}
      description={t('inactivity.countdown', { count: secondsLeft })}
      onDismiss={stay}
      actions={
        <Button primary onClick={stay}>
          {t('inactivity.stay')}
        </Button>
      }
    >
      <VisuallyHidden>
        <span role="status">{t('inactivity.countdown', { count: spoken(secondsLeft) })}</span>
      </VisuallyHidden>
    </Dialog>
  )
}

/** Screen readers announce these seconds, and full minutes before them, but not every second. */
const spoken = (seconds: number): number =>
  [5, 10, 30].find((mark) => seconds <= mark) ?? Math.ceil(seconds / 60) * 60
