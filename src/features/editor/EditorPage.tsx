import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { EditorState } from '../../model/editor/editorState.ts'
import { editTemplatePath } from '../../model/paths.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { CardSkeleton } from '../../ui/progress/Skeleton.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { PageHead } from '../scaffolder/PageHead.tsx'
import classes from './EditorPage.module.css'
import { OpenedEditor } from './OpenedEditor.tsx'
import {
  draftContinued,
  draftDiscarded,
  openRetried,
  selectTemplateEditor,
} from './templateEditorSlice.ts'
import { useSourceName } from './useSourceName.ts'

/** `/create/template`: writes a template, tries its form and runs it without effects (SCAF-10). */
export function EditorPage() {
  const { t } = useTranslation('template-editor')
  const dispatch = useDispatch()
  const state = useSelector(selectTemplateEditor)
  const parent = { to: editTemplatePath, title: t('landing.title') }
  if (state.status === 'editing') return <OpenedEditor editor={state.editor} />
  return (
    <>
      <PageHead title={t('editor.title')} parent={parent} />
      {state.status === 'failed' && (
        <FailureMessage
          failure={state.failure}
          title={t('editor.openFailed')}
          onRetry={() => dispatch(openRetried())}
        />
      )}
      {state.status === 'offering' && <Offer state={state} />}
      {(state.status === 'opening' || state.status === 'closed') && (
        <div aria-busy="true">
          <Progress active label={t('editor.loading')} />
          <CardSkeleton height={480} />
        </div>
      )}
    </>
  )
}

interface OfferProps {
  readonly state: Extract<EditorState, { readonly status: 'offering' }>
}

/** Asks before a draft of another template is dropped. */
function Offer({ state: { draft } }: OfferProps) {
  const { t } = useTranslation('template-editor')
  const dispatch = useDispatch()
  const name = useSourceName(draft.source)
  return (
    <Card title={t('draft.title', { name })}>
      <p>
        <Time at={draft.savedAt} sentence={(when) => t('draft.age', { when })} />
      </p>
      <Row gap="xs" className={classes['buttons']}>
        <Button primary onClick={() => dispatch(draftContinued())}>
          {t('draft.continue', { name })}
        </Button>
        <Button onClick={() => dispatch(draftDiscarded())}>{t('draft.discard')}</Button>
      </Row>
    </Card>
  )
}
