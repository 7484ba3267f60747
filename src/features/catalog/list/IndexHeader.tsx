import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { IndexPlace } from '../../../model/catalog/indexPlaces.ts'
import { unsorted } from '../../../model/catalog/indexQuery.ts'
import type { RowsQuery } from '../../../model/catalog/scopeFilters.ts'
import { catalogPermissions } from '../../../model/entities/permissions/catalogPermissions.ts'
import {
  catalogImportRoute,
  createComponentRoute,
  registerApiRoute,
} from '../../../model/routes/portalRoutes.ts'
import { Link } from '../../../ui/Link.tsx'
import { PageHead } from '../../../ui/page/PageHead.tsx'
import { useRoute } from '../../../ui/page/portalContext.ts'
import { IfPermitted } from '../../entities/RequirePermission.tsx'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import classes from './CatalogIndexPage.module.css'
import { useEntityCount } from './filters/useEntityCount.ts'
import type { EntityRows } from './useEntityRows.ts'

export interface IndexHeaderProps {
  readonly query: RowsQuery
  readonly place: IndexPlace
  readonly rows: EntityRows
  /** True once the rows are drawn. */
  readonly isReady: boolean
}

/** Title and number of entities, and a link to add more. */
export function IndexHeader({ query, place, rows, isReady }: IndexHeaderProps) {
  const { t } = useTranslation('catalog')
  const organization = useSelector(selectConfig)?.organizationName ?? ''
  const create = useRoute(createComponentRoute)
  const isOfApis = place.kind === 'api'
  const title = isOfApis ? t('apis') : t('title', { organization })
  return (
    <PageHead
      title={title}
      actions={
        <>
          <IfPermitted permission={catalogPermissions.createEntity} isReady={isReady}>
            {isOfApis ? <RegisterApi /> : <RegisterEntities />}
          </IfPermitted>
          {!isOfApis && <PageLink to={create} text={t('create')} look="create" />}
        </>
      }
    >
      {rows.status !== 'failed' && <Count query={query} rows={rows} isReady={isReady} />}
    </PageHead>
  )
}

function RegisterApi() {
  const { t } = useTranslation('catalog')
  return <PageLink to={useRoute(registerApiRoute)} text={t('registerApi')} look="create" />
}

function RegisterEntities() {
  const { t } = useTranslation('catalog')
  return <PageLink to={useRoute(catalogImportRoute)} text={t('panel.register')} look="register" />
}

interface PageLinkProps {
  readonly to: string | undefined
  readonly text: string
  readonly look: 'create' | 'register'
}

/** Shown if the portal has a page for it. */
const PageLink = ({ to, text, look }: PageLinkProps) =>
  to !== undefined && (
    <Link to={to} className={classes[look]}>
      {text}
    </Link>
  )

/** The total, requested after the rows are drawn; of rows with errors how many there are so far. */
function Count({ query, rows, isReady }: Pick<IndexHeaderProps, 'query' | 'rows' | 'isReady'>) {
  const { t } = useTranslation('catalog')
  // `isReady` is one render behind: rows that have failed may be loading again.
  const isDrawn = isReady && rows.status === 'found'
  const counted = useEntityCount(unsorted(query), isDrawn && !query.hasErrors)
  const text = () => {
    if (rows.status === 'found' && rows.checked !== undefined) {
      const found = rows.rows.length
      return rows.more.status === 'none'
        ? t('count', { count: found })
        : t('checked', { found, count: rows.checked })
    }
    return counted === undefined ? '…' : t('count', { count: counted })
  }
  return <p role="status">{text()}</p>
}
