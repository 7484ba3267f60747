import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { unsavedCount } from '../../model/editor/editorFiles.ts'
import type { OpenEditor } from '../../model/editor/editorState.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { failureReason } from '../../ui/message/failureText.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import classes from './EditorPage.module.css'
import { changesDiscarded, saveRequested } from './templateEditorSlice.ts'

/** Saves or discards what has changed, and says where it is kept. */
export function EditorBar({ editor }: { readonly editor: OpenEditor }) {
  const { t } = useTranslation('template-editor')
  const dispatch = useDispatch()
  const [isAsking, setIsAsking] = useState(false)
  const { saving } = editor
  const isUnchanged = unsavedCount(editor) === 0
  const isSaving = saving.status === 'saving'
  return (
    <Row gap="xs" className={classes['bar']}>
      <span role="status" className={classes['state']}>
        <Kept editor={editor} isUnchanged={isUnchanged} />
      </span>
      <Button
        aria-disabled={isUnchanged}
        onClick={() => {
          if (!isUnchanged) setIsAsking(true)
        }}
      >
        {t('editor.discard')}
      </Button>
      <Button
        primary
        aria-disabled={isUnchanged}
        aria-busy={isSaving}
        onClick={() => dispatch(saveRequested())}
      >
        {t(isSaving ? 'editor.saving' : 'editor.save')}
      </Button>
      {isAsking && (
        <Dialog
          title={t('editor.discardTitle')}
          description={t('editor.discardText')}
          onDismiss={() => {
            setIsAsking(false)
          }}
          actions={
            <>
              <Button
                onClick={() => {
                  setIsAsking(false)
                }}
              >
                {t('editor.cancel')}
              </Button>
              <Button
                danger
                onClick={() => {
                  setIsAsking(false)
                  dispatch(changesDiscarded())
                }}
              >
                {t('editor.discard')}
              </Button>
            </>
          }
        />
      )}
    </Row>
  )
}

interface KeptProps {
  readonly editor: OpenEditor
  readonly isUnchanged: boolean
}

function Kept({ editor: { saving, keeping }, isUnchanged }: KeptProps) {
  const { t } = useTranslation('template-editor')
  const shell = useTranslation().t
  if (saving.status === 'failed')
    return (
      <>
        {t('editor.saveFailed')}: {failureReason(shell, saving.failure)}
      </>
    )
  if (saving.status === 'saved')
    return t(saving.way === 'written' ? 'editor.saved' : 'editor.downloaded')
  if (isUnchanged || keeping === 'unchanged' || keeping === 'refused') return null
  return t(keeping === 'kept' ? 'editor.kept' : 'editor.keeping')
}
