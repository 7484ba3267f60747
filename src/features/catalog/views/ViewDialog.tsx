import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { longestViewName, viewNameProblem } from '../../../model/preferences/savedViews.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import {
  selectSavedViews,
  viewRemoved,
  viewRenamed,
  viewSaved,
} from '../../preferences/savedViewsSlice.ts'
import { dialogDismissed, selectViews } from './viewsSlice.ts'

/** Asks for a view's name, or confirms deleting it. */
export function ViewDialog() {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const dialog = useSelector(selectViews)
  if (dialog.status === 'closed' || dialog.status === 'listed') return null
  if (dialog.status === 'naming') {
    return (
      <NameDialog
        title={t('panel.views.saveTitle')}
        description={t('panel.views.saveText')}
        confirm={t('panel.views.confirmSave')}
        name=""
        onName={(name) => dispatch(viewSaved({ name, search: dialog.search }))}
      />
    )
  }
  const { view } = dialog
  if (dialog.status === 'renaming') {
    return (
      <NameDialog
        title={t('panel.views.renameTitle')}
        description={t('panel.views.renameText')}
        confirm={t('panel.views.confirmRename')}
        name={view}
        onName={(to) => dispatch(viewRenamed({ from: view, to }))}
      />
    )
  }
  return (
    <Dialog
      title={t('panel.views.removeTitle', { name: view })}
      description={t('panel.views.removeText')}
      onDismiss={() => dispatch(dialogDismissed())}
      actions={
        <>
          <Button onClick={() => dispatch(dialogDismissed())}>{t('panel.views.cancel')}</Button>
          <Button primary onClick={() => dispatch(viewRemoved(view))}>
            {t('panel.views.confirmRemove')}
          </Button>
        </>
      }
    />
  )
}

interface NameDialogProps {
  readonly title: string
  readonly description: string
  readonly confirm: string
  /** Name of the view to rename; empty for a new one. */
  readonly name: string
  readonly onName: (name: string) => void
}

const form = 'view-name'

function NameDialog({ title, description, confirm, name, onName }: NameDialogProps) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const views = useSelector(selectSavedViews)
  const [typed, setTyped] = useState(name)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const others = Object.keys(views).filter((other) => other !== name)
  const problem = viewNameProblem(typed, others)
  const isShown = wasSubmitted || problem !== 'nameMissing'
  return (
    <Dialog
      title={title}
      description={description}
      onDismiss={() => dispatch(dialogDismissed())}
      actions={
        <>
          <Button onClick={() => dispatch(dialogDismissed())}>{t('panel.views.cancel')}</Button>
          <Button primary type="submit" form={form}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          setWasSubmitted(true)
          if (problem === undefined) onName(typed.trim())
        }}
      >
        <TextField
          label={t('panel.views.name')}
          name="viewName"
          autoComplete="off"
          required
          value={typed}
          problem={
            isShown && problem ? t(`panel.views.${problem}`, { most: longestViewName }) : undefined
          }
          onType={setTyped}
        />
      </form>
    </Dialog>
  )
}
