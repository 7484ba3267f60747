import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { renameProblem } from '../../model/editor/editorFileMoves.ts'
import {
  filesAt,
  isChanged,
  type EditorFile,
  type TreeRow,
} from '../../model/editor/editorFiles.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { fileRemoved, fileRenamed } from './templateEditorSlice.ts'

export interface FileDialogProps {
  readonly files: readonly EditorFile[]
  /** Of a file or a folder. */
  readonly row: TreeRow
  readonly onDismiss: () => void
  /** With the path whose row gets the focus. */
  readonly onDone: (path: string) => void
}

/** Asks for the new path. */
export function RenameDialog({ files, row: { path, name }, onDismiss, onDone }: FileDialogProps) {
  const { t } = useTranslation('template-editor')
  const dispatch = useDispatch()
  const form = useId()
  const [to, setTo] = useState(path)
  const [isTried, setIsTried] = useState(false)
  const problem = renameProblem(files, { path, to })
  const texts = { path: t('editor.pathProblem'), exists: t('editor.existsProblem') }
  return (
    <Dialog
      title={t('editor.renameTitle', { name })}
      description={t('editor.renameText')}
      onDismiss={onDismiss}
      actions={
        <>
          <Button onClick={onDismiss}>{t('editor.cancel')}</Button>
          <Button primary type="submit" form={form}>
            {t('editor.rename')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (problem !== null) return
          dispatch(fileRenamed({ path, to }))
          onDone(to)
        }}
      >
        <TextField
          label={t('editor.path')}
          value={to}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this field
          autoFocus
          autoComplete="off"
          spellCheck={false}
          problem={isTried && problem !== null ? texts[problem] : undefined}
          onType={setTo}
        />
      </form>
    </Dialog>
  )
}

interface RemoveDialogProps extends FileDialogProps {
  /** Gets the focus afterwards. */
  readonly next: TreeRow | undefined
}

/** Asks before a file, or a folder with its files, is removed. */
export function RemoveDialog({ files, row, next, onDismiss, onDone }: RemoveDialogProps) {
  const { t } = useTranslation('template-editor')
  const dispatch = useDispatch()
  const { path, name } = row
  const isUnsaved = filesAt(files, path).some(isChanged)
  return (
    <Dialog
      title={t('editor.removeTitle', { name })}
      description={t(isUnsaved ? 'editor.removeUnsaved' : 'editor.removeText')}
      onDismiss={onDismiss}
      actions={
        <>
          <Button onClick={onDismiss}>{t('editor.cancel')}</Button>
          <Button
            danger
            onClick={() => {
              dispatch(fileRemoved(path))
              onDone(next?.path ?? '')
            }}
          >
            {t('editor.remove')}
          </Button>
        </>
      }
    />
  )
}
