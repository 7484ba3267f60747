import { Bell, BellRing } from 'lucide-react'
import type { NoticeStatus } from '../../model/shell/systemNotices.ts'
import { ExplainedButton } from './ExplainedButton.tsx'

export interface NotifyButtonProps {
  readonly status: NoticeStatus
  readonly text: string
  /** When the browser notifies. */
  readonly hint: string
  /** What to do about a browser that may not. */
  readonly denied: string
  /** The user wants to be notified, or no longer. */
  readonly onSwitch: (isWanted: boolean) => void
}

/** Has the browser notify the user; nothing where it cannot. */
export function NotifyButton({ status, text, hint, denied, onSwitch }: NotifyButtonProps) {
  if (status === 'unsupported') return null
  const isOn = status === 'on'
  const Icon = isOn ? BellRing : Bell
  return (
    <ExplainedButton
      aria-pressed={isOn}
      aria-busy={status === 'asking'}
      title={status === 'denied' ? undefined : hint}
      explanation={status === 'denied' ? denied : undefined}
      onClick={() => {
        onSwitch(!isOn)
      }}
    >
      <Icon size={14} aria-hidden="true" />
      {text}
    </ExplainedButton>
  )
}
