import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'

export interface CopyButtonProps {
  readonly isCopied: boolean
  readonly onCopy: () => void
  readonly children: string
}

/** Asks for a copy, and says "Copied!" while it is told so. */
export function CopyButton({ isCopied, onCopy, children }: CopyButtonProps) {
  const { t } = useTranslation()
  const Icon = isCopied ? Check : Copy
  return (
    <Button onClick={onCopy}>
      <Icon size={14} aria-hidden="true" />
      <span aria-live="polite">{isCopied ? t('copied') : children}</span>
    </Button>
  )
}
