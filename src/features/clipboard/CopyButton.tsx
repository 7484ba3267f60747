import { Check, Copy } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/Button.tsx'
import { copyRequested, selectClipboard } from './clipboardSlice.ts'

export interface CopyButtonProps {
  readonly text: string
  readonly children: string
}

/** Copies a text, and says "Copied!" for a second. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const button = useId()
  const clipboard = useSelector(selectClipboard)
  const isCopied = clipboard.status === 'copied' && clipboard.button === button
  const Icon = isCopied ? Check : Copy
  return (
    <Button onClick={() => dispatch(copyRequested({ button, text }))}>
      <Icon size={14} aria-hidden="true" />
      <span aria-live="polite">{isCopied ? t('copied') : children}</span>
    </Button>
  )
}
