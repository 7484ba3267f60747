import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { DataTable, type Column } from '../../ui/table/DataTable.tsx'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import classes from './ImportPage.module.css'

/** Explains what can be imported, for users who have no URL yet. */
export function ImportSources() {
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
