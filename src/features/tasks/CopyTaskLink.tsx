import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useHref, useLocation } from 'react-router-dom'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { copyRequested, selectCopiedButton } from '../shell/clipboardSlice.ts'

/** Copies the page's address, with the chosen step and lines. */
export function CopyTaskLink() {
  const { t } = useTranslation('tasks')
  const dispatch = useDispatch()
  const copiedButton = useSelector(selectCopiedButton)
  const { href } = new URL(useHref(useLocation()), document.baseURI)
  return (
    <CopyButton
      text={href}
      copiedButton={copiedButton}
      onCopy={(request) => dispatch(copyRequested(request))}
    >
      {t('copyLink')}
    </CopyButton>
  )
}
