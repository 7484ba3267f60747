import { toFailure } from '@portico/core/model/failure'
import { Button } from '@portico/core/ui/button/Button'
import { Link } from '@portico/core/ui/Link'
import { FailureMessage } from '@portico/core/ui/message/FailureMessage'
import { PageHead } from '@portico/core/ui/page/PageHead'
import { useRoute } from '@portico/core/ui/page/portalContext'
import { DataTable, type Column } from '@portico/core/ui/table/DataTable'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useTagsQuery, type TagCount } from './tagsApi.ts'
import { tagsCatalogRoute } from './tagsRoutes.ts'
import { selectTags, snapshotRequested, type TagsState } from './tagsSlice.ts'

/** Null without a snapshot. */
function changeSince(state: TagsState, { tag, count }: TagCount): number | null {
  if (state.status !== 'taken') return null
  return count - (state.snapshot.tags.find((one) => one.tag === tag)?.count ?? 0)
}

export function TagsPage() {
  const { t } = useTranslation('tags')
  const dispatch = useDispatch()
  const state = useSelector(selectTags)
  const catalog = useRoute(tagsCatalogRoute)
  const { data, error, refetch } = useTagsQuery(null)
  const columns: readonly Column<TagCount>[] = [
    {
      key: 'tag',
      title: t('tag'),
      isName: true,
      cell: ({ tag }) =>
        catalog === undefined ? (
          tag
        ) : (
          <Link to={`${catalog}?filters[tags]=${encodeURIComponent(tag)}`}>{tag}</Link>
        ),
    },
    { key: 'count', title: t('entities'), align: 'end', cell: ({ count }) => count },
    { key: 'change', title: t('change'), align: 'end', cell: (row) => changeSince(state, row) },
  ]
  return (
    <>
      <PageHead
        title={t('title')}
        actions={<Button onClick={() => dispatch(snapshotRequested())}>{t('snapshot')}</Button>}
      />
      <p role="status">
        {state.status === 'taking' && t('taking')}
        {state.status === 'taken' && t('taken')}
        {state.status === 'failed' && t('failed', { message: state.message })}
      </p>
      {error && <FailureMessage failure={toFailure(error)} onRetry={() => void refetch()} />}
      {data && (
        <DataTable
          caption={t('title')}
          look="list"
          columns={columns}
          rows={data}
          rowKey={({ tag }) => tag}
        />
      )}
    </>
  )
}
