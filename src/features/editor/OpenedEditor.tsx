import { useTranslation } from 'react-i18next'
import { templateFile } from '../../model/editor/editorFiles.ts'
import type { OpenEditor } from '../../model/editor/editorState.ts'
import { editTemplatePath } from '../../model/paths.ts'
import { Banner } from '../../ui/Banner.tsx'
import { PageHead } from '../scaffolder/PageHead.tsx'
import { DryRunPanel } from './DryRunPanel.tsx'
import { EditorBar } from './EditorBar.tsx'
import { EditorForm } from './EditorForm.tsx'
import classes from './EditorPage.module.css'
import { FileEditor } from './FileEditor.tsx'
import { FileTree } from './FileTree.tsx'
import { NewFile } from './NewFile.tsx'
import { useSourceName } from './useSourceName.ts'
import { useTemplate } from './useTemplate.ts'

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
        <section className={classes['files']} aria-label={t('editor.files')}>
          <h2 className={classes['heading']}>{t('editor.files')}</h2>
          <FileTree files={files} shown={shown} />
          <NewFile files={files} />
        </section>
        {file && <FileEditor key={shown} file={file} template={template} />}
        <EditorForm isReadable={template.reading.template !== null} />
      </div>
      <DryRunPanel canRun={template.reading.template !== null} />
    </>
  )
}
