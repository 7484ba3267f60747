import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { templateFile } from '../../model/editor/editorFiles.ts'
import type { OpenEditor } from '../../model/editor/editorState.ts'
import { editorForm } from '../../model/editor/triedForms.ts'
import { editTemplatePath } from '../../model/paths.ts'
import { isShown } from '../../model/scaffolder/form/formState.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Banner } from '../../ui/message/Banner.tsx'
import { useForm } from '../scaffolder/form/useForm.ts'
import { PageHead } from '../scaffolder/PageHead.tsx'
import { DryRunPanel } from './DryRunPanel.tsx'
import { dryRunRequested, selectDryRun } from './dryRunSlice.ts'
import { EditorBar } from './EditorBar.tsx'
import classes from './EditorPage.module.css'
import { FileEditor } from './FileEditor.tsx'
import { FileTree } from './FileTree.tsx'
import { NewFile } from './NewFile.tsx'
import { PreviewForm } from './preview/PreviewForm.tsx'
import { useSourceName } from './useSourceName.ts'
import { useTemplate } from './useTemplate.ts'

/** The form of the template while it is written. */
function EditorForm({ isReadable }: { readonly isReadable: boolean }) {
  const { t } = useTranslation('template-editor')
  const dispatch = useDispatch()
  const { state } = useForm(editorForm)
  const { status } = useSelector(selectDryRun)
  return (
    <Stack as="section" gap="xs" className={classes['form']} aria-label={t('editor.form')}>
      <Text as="h2" isQuiet isSmall className={classes['heading']}>
        {t('editor.form')}
      </Text>
      {!isReadable && (
        <p className={classes['note']}>
          {t(isShown(state) ? 'editor.formBroken' : 'editor.formUnreadable')}
        </p>
      )}
      {isShown(state) && (
        <PreviewForm
          formKey={editorForm}
          state={state}
          labels={{ createButtonText: t('editor.run') }}
          onStart={() => dispatch(dryRunRequested())}
          isStarting={status === 'running'}
        />
      )}
    </Stack>
  )
}

/** Files, the text of one of them, the form of the template, and its dry run. */
export function OpenedEditor({ editor }: { readonly editor: OpenEditor }) {
  const { t } = useTranslation('template-editor')
  const name = useSourceName(editor.source)
  const { source, files, shown } = editor
  const template = useTemplate(files)
  const file = files.find(({ path }) => path === shown)
  return (
    <>
      <PageHead title={name} parent={{ to: editTemplatePath, title: t('landing.title') }}>
        <EditorBar editor={editor} />
      </PageHead>
      {source.kind === 'template' && <Banner severity="info">{t('editor.catalogOnly')}</Banner>}
      {editor.keeping === 'refused' && <Banner severity="warning">{t('editor.refused')}</Banner>}
      {!templateFile(files) && <Banner severity="warning">{t('editor.noTemplate')}</Banner>}
      <div className={classes['columns']}>
        <Stack as="section" gap="xs" aria-label={t('editor.files')}>
          <Text as="h2" isQuiet isSmall className={classes['heading']}>
            {t('editor.files')}
          </Text>
          <FileTree files={files} shown={shown} />
          <NewFile files={files} />
        </Stack>
        {file && <FileEditor key={shown} file={file} template={template} />}
        <EditorForm isReadable={template.reading.template !== null} />
      </div>
      <DryRunPanel canRun={template.reading.template !== null} />
    </>
  )
}
