import { CircleMinus, CirclePlus, Equal, type LucideIcon, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DryRunResult, type FileChange, fileChanges } from '../../model/editor/dryRun.ts'
import { mostCharacters } from '../../model/editor/editorFiles.ts'
import { Badge, type BadgeTone } from '../../ui/badges/Badge.tsx'
import { CodeViewer } from '../../ui/code/CodeViewer.tsx'
import { DiffViewer } from '../../ui/code/DiffViewer.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './DryRun.module.css'
import { languageOf } from './languageOf.ts'
import { useFileSize } from './useFileSize.ts'

const changeIcons: Readonly<Record<FileChange['change'], LucideIcon>> = {
  added: CirclePlus,
  changed: Pencil,
  removed: CircleMinus,
  same: Equal,
}

export interface DryRunFilesProps {
  readonly result: DryRunResult
  /** The run before, for the differences. */
  readonly before: DryRunResult | null
}

const tones: Readonly<Record<FileChange['change'], BadgeTone>> = {
  added: 'success',
  changed: 'info',
  removed: 'error',
  same: 'neutral',
}

/** The produced files, each with what has changed since the run before. */
export function DryRunFiles({ result, before }: DryRunFilesProps) {
  const { t } = useTranslation('template-editor')
  const [chosen, setChosen] = useState<string | null>(null)
  const changes = fileChanges(result, before)
  const first = changes.find(({ change }) => change !== 'same') ?? changes[0]
  const shown = changes.find(({ path }) => path === chosen) ?? first
  if (!shown) return <Text isQuiet>{t('dryRun.noFiles')}</Text>
  return (
    <div className={classes['files']}>
      <ul className={classes['list']} aria-label={t('dryRun.files')}>
        {changes.map(({ path, change }) => (
          <li key={path}>
            <button
              type="button"
              aria-current={path === shown.path}
              onClick={() => {
                setChosen(path)
              }}
            >
              <span>{path}</span>
              {change !== 'same' && (
                <Badge tone={tones[change]} Icon={changeIcons[change]}>
                  {t(`dryRun.changes.${change}`)}
                </Badge>
              )}
            </button>
          </li>
        ))}
      </ul>
      <Content key={shown.path} {...shown} />
    </div>
  )
}

function Content({ path, change, before, after }: FileChange) {
  const { t } = useTranslation('template-editor')
  const sizeOf = useFileSize()
  if (after === null) return <Text isQuiet>{t('dryRun.removed')}</Text>
  const { text, bytes } = after
  const language = languageOf(path)
  if (text === null)
    return (
      <Text isQuiet>
        {t(bytes > mostCharacters ? 'editor.tooLong' : 'editor.binary', { size: sizeOf(bytes) })}
      </Text>
    )
  const old = before?.text
  if (change === 'changed' && typeof old === 'string')
    return (
      <DiffViewer
        before={old}
        after={text}
        language={language}
        label={t('dryRun.diff', { path })}
      />
    )
  return <CodeViewer text={text} language={language} label={t('dryRun.content', { path })} />
}
