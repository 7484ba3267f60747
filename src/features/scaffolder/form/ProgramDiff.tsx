import { useTranslation } from 'react-i18next'
import { stringify } from 'yaml'
import type { TemplateChange } from '../../../model/scaffolder/taskOrigin.ts'
import { DiffViewer } from '../../../ui/code/DiffViewer.tsx'

export type ProgramDiffProps = TemplateChange

/** The changes of a template's steps and output, as YAML. */
export function ProgramDiff({ before, after }: ProgramDiffProps) {
  const { t } = useTranslation('scaffolder')
  return (
    <DiffViewer
      language="yaml"
      label={t('form.changes')}
      before={stringify(before)}
      after={stringify(after)}
    />
  )
}
