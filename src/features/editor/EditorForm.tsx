import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { editorForm } from '../../model/editor/formPreview.ts'
import { dryRunRequested, selectDryRun } from './dryRunSlice.ts'
import classes from './EditorPage.module.css'
import { selectFormPreview } from './preview/formPreviewSlice.ts'
import { PreviewForm } from './preview/PreviewForm.tsx'

/** The form of the template while it is written. */
export function EditorForm({ isReadable }: { readonly isReadable: boolean }) {
  const { t } = useTranslation('template-editor')
  const preview = useSelector(selectFormPreview)
  const { status } = useSelector(selectDryRun)
  const isShown = preview.status === 'shown' && preview.of === editorForm
  return (
    <section className={classes['form']} aria-label={t('editor.form')}>
      <h2 className={classes['heading']}>{t('editor.form')}</h2>
      {!isReadable && (
        <p className={classes['note']}>
          {t(isShown ? 'editor.formBroken' : 'editor.formUnreadable')}
        </p>
      )}
      {isShown && (
        <PreviewForm
          shown={preview}
          labels={{ createButtonText: t('editor.run') }}
          startRequested={dryRunRequested}
          isStarting={status === 'running'}
        />
      )}
    </section>
  )
}
