import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import {
  areTooLong,
  mostTargets,
  targetsOfText,
  withoutCredentials,
  withoutUnfinished,
} from '../../model/import/importTargets.ts'
import { worthAnalyzing } from '../../model/import/recognition.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { selectTypedUrls, urlsSubmitted, urlsTyped } from './importEntrySlice.ts'
import classes from './ImportPage.module.css'
import { ShownBack } from './ShownBack.tsx'

/** Explains what can be imported, for users who have no URL yet. */
function ImportSources() {
  const { t } = useTranslation('catalog-import')
  const config = useSelector(selectConfig)
  const file = config?.import.entityFilename ?? ''
  const integrations = config?.integrations ?? []
  const columns: readonly Column<(typeof integrations)[number]>[] = [
    {
      key: 'host',
      title: t('sources.host'),
      isName: true,
      cell: ({ host, title }) => <span title={title}>{host}</span>,
    },
    {
      key: 'imports',
      title: t('sources.imports'),
      cell: ({ type }) =>
        t(
          type === 'github' || type === 'azure'
            ? 'sources.filesAndRepositories'
            : 'sources.filesOnly',
        ),
    },
  ]
  return (
    <Card title={t('sources.title')}>
      <Stack as="ol" gap="xs" className={classes['way']}>
        <li>{t('sources.paste', { file })}</li>
        <li>{t('sources.review')}</li>
        <li>{t('sources.status')}</li>
      </Stack>
      <DataTable
        look="text"
        isCaptionShown
        caption={t('sources.hosts')}
        columns={columns}
        rows={integrations}
        rowKey={({ type, host }) => `${type} ${host}`}
      />
    </Card>
  )
}

/** The field for URLs, one per line, with a preview of what each is. */
export function ImportEntry() {
  const { t } = useTranslation('catalog-import')
  const id = useId()
  const dispatch = useDispatch()
  const text = useSelector(selectTypedUrls)
  const { shown, isHeld, type } = useHeldBack(text)
  const config = useSelector(selectConfig)
  const file = config?.import.entityFilename ?? ''
  const typed = targetsOfText(text)
  const targets = worthAnalyzing(typed, config?.integrations ?? [], file)
  const skipped = typed.length - targets.length
  const isTooMany = targets.length > mostTargets
  const isTooLong = areTooLong(targets)
  const mayGo = targets.length > 0 && !isTooMany && !isTooLong && !isHeld
  return (
    <div className={classes['columns']}>
      <Card title={t('entry.title')}>
        <Stack gap="xs">
          <label className={classes['label']} htmlFor={id}>
            {t('entry.label')}
          </label>
          <textarea
            id={id}
            className={classes['urls']}
            rows={Math.min(Math.max(shown.split('\n').length, 2), 12)}
            wrap="off"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            placeholder={t('entry.example', { file })}
            aria-describedby={`${id}hint`}
            value={shown}
            onChange={({ target }) => {
              type(target.value)
            }}
          />
          <Text isQuiet isSmall id={`${id}hint`} role="status">
            {isTooMany && t('entry.tooMany', { count: mostTargets })}
            {isTooLong && !isTooMany && t('entry.tooLong')}
            {!isTooMany &&
              !isTooLong &&
              t(isHeld ? 'entry.mayHoldPassword' : 'entry.hint', { file })}
            {skipped > 0 && ` ${t('entry.skipped', { count: skipped })}`}
          </Text>
          <Stack as="ul" gap="xs" aria-label={t('entry.preview')}>
            {typed.slice(0, mostTargets).map((target) => (
              <ShownBack key={target} target={target} />
            ))}
          </Stack>
          <Row gap="xs" align="stretch" className={classes['actions']}>
            <Button primary disabled={!mayGo} onClick={() => dispatch(urlsSubmitted())}>
              {t('entry.analyze', { count: Math.max(targets.length, 1) })}
            </Button>
          </Row>
        </Stack>
      </Card>
      <ImportSources />
    </div>
  )
}

interface HeldBack {
  /** The complete text, including withheld lines. */
  readonly shown: string
  readonly known: string
}

/** Lines that may become a password stay in the field and out of the store. */
function useHeldBack(known: string) {
  const dispatch = useDispatch()
  const [held, setHeld] = useState<HeldBack | null>(null)
  const isHeld = held?.known === known
  return {
    isHeld,
    shown: isHeld ? held.shown : known,
    type: (text: string) => {
      const shown = withoutCredentials(text)
      const safe = withoutUnfinished(shown)
      setHeld(safe === shown ? null : { shown, known: safe })
      dispatch(urlsTyped(safe))
    },
  }
}
