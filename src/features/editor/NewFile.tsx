import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { pathProblem, type EditorFile } from '../../model/editor/editorFiles.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from './EditorPage.module.css'
import { fileAdded } from './templateEditorSlice.ts'

/** Adds an empty file. */
export function NewFile({ files }: { readonly files: readonly EditorFile[] }) {
  const { t } = useTranslation('template-editor')
  const dispatch = useDispatch()
  const [path, setPath] = useState<string | null>(null)
  const [isTried, setIsTried] = useState(false)
  if (path === null)
    return (
      <Button
        className={classes['newFile'] ?? ''}
        onClick={() => {
          setPath('')
          setIsTried(false)
        }}
      >
        <FilePlus2 size={14} aria-hidden="true" />
        {t('editor.newFile')}
      </Button>
    )
  const problem = pathProblem(path, files)
  const texts = { path: t('editor.pathProblem'), exists: t('editor.existsProblem') }
  return (
    <Stack
      as="form"
      gap="xs"
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
        if (problem !== null) return
        dispatch(fileAdded(path))
        setPath(null)
      }}
    >
      <TextField
        label={t('editor.path')}
        value={path}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the user has just asked for this field
        autoFocus
        autoComplete="off"
        problem={isTried && problem !== null ? texts[problem] : undefined}
        onType={setPath}
      />
      <Row gap="xs" className={classes['buttons']}>
        <Button type="submit" primary>
          {t('editor.addFile')}
        </Button>
        <Button
          onClick={() => {
            setPath(null)
          }}
        >
          {t('editor.cancel')}
        </Button>
      </Row>
    </Stack>
  )
}
