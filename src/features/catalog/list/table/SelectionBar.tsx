import { Download, Star, StarOff, X } from 'lucide-react'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../../../ui/button/Button.tsx'
import { CopyButton } from '../../../../ui/button/CopyButton.tsx'
import { manyStarred, manyUnstarred } from '../../../preferences/starsSlice.ts'
import { copyRequested, selectCopiedButton } from '../../../shell/clipboardSlice.ts'
import { exportRequested } from '../../export/exportSlice.ts'
import { SelectionActions } from './selectionActions.ts'
import classes from './SelectionBar.module.css'
import { selectionDropped, selectSelection } from './selectionSlice.ts'

/** Number of selected rows, and actions for them. Takes the place of the toolbar, so no row moves or is covered. */
export function SelectionBar({ kind }: { readonly kind: string }) {
  const { t } = useTranslation('catalog')
  const selection = useSelector(selectSelection)
  const refs = selection.status === 'some' ? selection.refs : []
  const count = refs.length
  const actions = useContext(SelectionActions)
  // A dialog of an action may outlive the selection.
  const [wasUsed, setWasUsed] = useState(false)
  if (count > 0 && !wasUsed) setWasUsed(true)
  return (
    <div className={classes['bar']} data-empty={count === 0}>
      <p className={classes['count']} role="status">
        {count > 0 && t('table.picked', { count })}
      </p>
      {count > 0 && <Actions kind={kind} refs={refs} />}
      {wasUsed && actions.map(({ id, Component }) => <Component key={id} refs={refs} />)}
      {count > 0 && <ClearButton />}
    </div>
  )
}

/** When the bar disappears, the focus moves to one of its rows or to the checkbox in the head. */
function focusRows(button: HTMLElement): void {
  const table = button.closest('[data-panel]')?.querySelector('table')
  const row = table?.querySelector<HTMLElement>('[data-picked] input')
  if (row) row.focus()
  else table?.querySelector<HTMLElement>('thead input')?.focus({ preventScroll: true })
}

interface ActionsProps {
  readonly kind: string
  readonly refs: readonly string[]
}

function Actions({ kind, refs }: ActionsProps) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const copiedButton = useSelector(selectCopiedButton)
  return (
    <>
      <Button onClick={() => dispatch(manyStarred(refs))}>
        <Star size={14} aria-hidden="true" />
        <span>{t('table.starPicked')}</span>
      </Button>
      <Button onClick={() => dispatch(manyUnstarred(refs))}>
        <StarOff size={14} aria-hidden="true" />
        <span>{t('table.unstarPicked')}</span>
      </Button>
      <CopyButton
        text={refs.join('\n')}
        copiedButton={copiedButton}
        onCopy={(request) => dispatch(copyRequested(request))}
      >
        {t('table.copyRefs')}
      </CopyButton>
      <Button onClick={() => dispatch(exportRequested({ type: 'selection', kind, refs }))}>
        <Download size={14} aria-hidden="true" />
        <span>{t('export.action')}</span>
      </Button>
    </>
  )
}

function ClearButton() {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  return (
    <Button
      onClick={({ currentTarget }) => {
        focusRows(currentTarget)
        dispatch(selectionDropped())
      }}
    >
      <X size={14} aria-hidden="true" />
      <span>{t('table.clearPicked')}</span>
    </Button>
  )
}
