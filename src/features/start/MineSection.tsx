import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { encodePart } from '../../model/encodePath.ts'
import { displayName, refOf, type Entity } from '../../model/entities/entity.ts'
import { toFailure } from '../../model/failure.ts'
import { catalogImportPath, catalogPath, createPath, startPath } from '../../model/paths.ts'
import { mostTiles, tilesOf } from '../../model/start/ownedEntities.ts'
import { ownedRequest } from '../../model/start/ownedRequest.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Link } from '../../ui/Link.tsx'
import { EmptyList } from '../../ui/list/EmptyList.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { CardSkeleton } from '../../ui/progress/Skeleton.tsx'
import { SegmentLinks } from '../../ui/segments/SegmentLinks.tsx'
import { useEntityPageQuery } from '../entities/entitiesApi.ts'
import { useGroups } from '../entities/useGroups.ts'
import { selectIdentity } from '../session/sessionSlice.ts'
import { EntityTile } from './EntityTile.tsx'
import classes from './StartPage.module.css'
import { StartSection } from './StartSection.tsx'

const nobody: readonly string[] = []

interface Owner {
  /** In the address; empty for everything. */
  readonly id: string
  readonly text: string
  readonly refs: readonly string[]
}

/** Everybody in whose name the user owns something: themselves, and each of their groups. */
function useOwners(): readonly Owner[] {
  const { t } = useTranslation('start')
  const { userEntityRef = '', ownershipEntityRefs: all = nobody } =
    useSelector(selectIdentity) ?? {}
  const groups = useGroups(userEntityRef)
  const named = groups.map((group) => ({
    id: refOf(group),
    text: displayName(group),
    refs: [refOf(group)],
  }))
  const everything = { id: '', text: t('mine.all'), refs: all }
  const me = { id: 'me', text: t('mine.me'), refs: [userEntityRef] }
  // The place of the groups is there before their names are.
  return all.length > 1 || groups.length > 0 ? [everything, me, ...named] : [everything]
}

const addressOf = (owner: string): string =>
  owner === '' ? startPath : `${startPath}?owner=${encodePart(owner)}`

/** The entities that the user and their groups own, as tiles with their state. */
export function MineSection() {
  const { t } = useTranslation('start')
  const { search } = useLocation()
  const owners = useOwners()
  const asked = new URLSearchParams(search).get('owner') ?? ''
  const owner = owners.find(({ id }) => id === asked) ?? owners[0]
  const refs = owner?.refs ?? nobody
  const { data, currentData, error, refetch } = useEntityPageQuery(ownedRequest(refs), {
    skip: refs.length === 0,
  })
  const page = currentData ?? data
  return (
    <StartSection id="mine">
      <Stack gap="sm" className={classes['mine']} aria-busy={page !== undefined && !currentData}>
        {owners.length > 1 && (
          <SegmentLinks
            label={t('mine.owners')}
            links={owners.map(({ id, text }) => ({
              to: addressOf(id),
              text,
              isCurrent: id === owner?.id,
            }))}
          />
        )}
        {refs.length === 0 || page?.items.length === 0 ? (
          <NothingOwned />
        ) : page ? (
          <Tiles entities={page.items} total={page.total ?? page.items.length} />
        ) : error ? (
          <FailureMessage
            title={t('mine.failed')}
            failure={toFailure(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-label={t('mine.loading')}>
            <CardSkeleton height={120} />
          </div>
        )}
      </Stack>
    </StartSection>
  )
}

function NothingOwned() {
  const { t } = useTranslation('start')
  return (
    <EmptyList isPart title={t('mine.empty')} hint={t('mine.emptyHint')}>
      <Row gap="md">
        <Link to={catalogImportPath}>{t('mine.register')}</Link>
        <Link to={createPath}>{t('mine.create')}</Link>
      </Row>
    </EmptyList>
  )
}

interface TilesProps {
  readonly entities: readonly Entity[]
  readonly total: number
}

function Tiles({ entities, total }: TilesProps) {
  const { t } = useTranslation('start')
  return (
    <>
      <ul className={classes['tiles']}>
        {tilesOf(entities).map((entity) => (
          <li key={refOf(entity)}>
            <EntityTile entity={entity} />
          </li>
        ))}
      </ul>
      {total > mostTiles && (
        <Link to={`${catalogPath}?filters[kind]=all&filters[user]=owned`}>
          {t('mine.more', { count: total })}
        </Link>
      )}
    </>
  )
}
