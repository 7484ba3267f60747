import { Bell, BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { noticesDeclined, noticesRequested, selectTaskNotices } from './taskNoticesSlice.ts'

/** Has the browser notify the user of the end of tasks; nothing where it cannot. */
export function NotifyButton() {
  const { t } = useTranslation('tasks')
  const dispatch = useDispatch()
  const { status } = useSelector(selectTaskNotices)
  if (status === 'unsupported') return null
  const isOn = status === 'on'
  const Icon = isOn ? BellRing : Bell
  return (
    <ExplainedButton
      aria-pressed={isOn}
      aria-busy={status === 'asking'}
      title={status === 'denied' ? undefined : t('notifyHint')}
      explanation={status === 'denied' ? t('notifyDenied') : undefined}
      onClick={() => dispatch(isOn ? noticesDeclined() : noticesRequested())}
    >
      <Icon size={14} aria-hidden="true" />
      {t('notify')}
    </ExplainedButton>
  )
}
