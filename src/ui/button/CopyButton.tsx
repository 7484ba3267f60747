import { Check, Copy, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'

export interface CopyButtonProps {
  readonly text: string
  /** Another one than that of copies, as links have. */
  readonly Icon?: LucideIcon
  /** Id of the button whose copy has just succeeded, or null. */
  readonly copiedButton: string | null
  readonly onCopy: (request: { readonly button: string; readonly text: string }) => void
  readonly children: string
}

/** Requests a copy under its own id, and shows "Copied!" while that copy is the last one. */
export function CopyButton({
  text,
  Icon: Idle = Copy,
  copiedButton,
  onCopy,
  children,
}: CopyButtonProps) {
  const { t } = useTranslation()
  const button = useId()
  const isCopied = copiedButton === button
  const Icon = isCopied ? Check : Idle
  return (
    <Button
      onClick={() => {
        onCopy({ button, text })
      }}
    >
      <Icon size={14} aria-hidden="true" />
      <span aria-live="polite">{isCopied ? t('copied') : children}</span>
    </Button>
  )
}
