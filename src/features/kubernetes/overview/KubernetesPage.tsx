import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import {
  isRoundOn,
  unasked,
  type ClusterOverviewState,
  type OpenOverview,
} from '../../../model/kubernetes/overview/clusterOverview.ts'
import { kubernetesPath } from '../../../model/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { PageHead } from '../../../ui/page/PageHead.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { CardSkeleton } from '../../../ui/progress/Skeleton.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { EntityRefLink } from '../../entities/EntityRefLink.tsx'
import { IfReadable } from '../IfReadable.tsx'
import { useClustersQuery } from '../kubernetesApi.ts'
import { KubernetesFailure } from '../KubernetesFailure.tsx'
import { refreshRequested } from '../kubernetesPollingSlice.ts'
import { moreRequested, selectOverview } from './clusterOverviewSlice.ts'
import { ClusterTiles } from './ClusterTiles.tsx'
import { NoClusters, NothingOwned } from './NothingToShow.tsx'
import { TroubledWorkloads } from './TroubledWorkloads.tsx'

/** `/kubernetes`: the clusters, and what is wrong with what the user and their groups run in them. */
export function KubernetesPage() {
  const { t } = useTranslation('kubernetes')
  const state = useSelector(selectOverview)
  return (
    <>
      <PageHead
        title={t('card.title')}
        intro={<Intro state={state} />}
        actions={<Refresh state={state} />}
        updated={<Age state={state} />}
      />
      <IfReadable>{state.status === 'idle' ? <Loading /> : <Overview state={state} />}</IfReadable>
    </>
  )
}

/** Names the user, group, system or domain whose entities are shown. */
function Intro({ state }: StateProps) {
  const { t } = useTranslation('kubernetes')
  if (state.status === 'idle' || state.of === null) return t('page.intro')
  return (
    <Row as="span" gap="xs" across="sm" isInline>
      <span>
        {t('page.introOf')} <EntityRefLink text={state.of} />
      </span>
      <Link to={kubernetesPath}>{t('page.mine')}</Link>
    </Row>
  )
}

interface StateProps {
  readonly state: ClusterOverviewState
}

function Age({ state }: StateProps) {
  const { t } = useTranslation('kubernetes')
  const at = state.status === 'idle' ? null : state.at
  if (at === null) return null
  return (
    <Text as="span" isQuiet isSmall>
      <Time at={at} sentence={(words) => t('freshness.updated', { words })} />
    </Text>
  )
}

function Refresh({ state }: StateProps) {
  const { t } = useTranslation('kubernetes')
  const dispatch = useDispatch()
  const isBusy = isRoundOn(state)
  return (
    <Button onClick={() => dispatch(refreshRequested())} aria-disabled={isBusy} aria-busy={isBusy}>
      <RefreshCw size={14} aria-hidden="true" />
      {t('freshness.refresh')}
    </Button>
  )
}

function Loading() {
  const { t } = useTranslation('kubernetes')
  return (
    <div aria-busy="true">
      <Progress active label={t('page.loading')} />
      <CardSkeleton height={240} />
    </div>
  )
}

interface OverviewProps {
  readonly state: OpenOverview
}

function Overview({ state }: OverviewProps) {
  const hasFailed = state.status === 'failing' || state.status === 'retrying'
  const { data: clusters } = useClustersQuery(undefined, { skip: state.entities === null })
  const isKnown = state.entities !== null && clusters !== undefined
  return (
    <Stack gap="md">
      {hasFailed && <KubernetesFailure state={state} />}
      {!isKnown && !hasFailed && <Loading />}
      {isKnown && clusters.length === 0 && <NoClusters />}
      {isKnown && clusters.length > 0 && (
        <>
          <ClusterTiles state={state} clusters={clusters} />
          {state.entities.length === 0 ? (
            <NothingOwned of={state.of} />
          ) : (
            <>
              <TroubledWorkloads state={state} />
              {!hasFailed && <Unasked state={state} />}
              <Extent state={state} />
            </>
          )}
        </>
      )}
    </Stack>
  )
}

/** Entities that the clusters could not be asked about, each reason once. */
function Unasked({ state }: OverviewProps) {
  const { t } = useTranslation('kubernetes')
  const reasons = unasked(state)
  if (reasons.length === 0) return null
  return (
    <Message severity="warning" title={t('page.unasked')}>
      {reasons.map(({ message, titles }) => (
        <p key={message}>{`${titles.join(', ')}: ${message}`}</p>
      ))}
    </Message>
  )
}

/** How many of the entities are looked at, and a way to the next ones. */
function Extent({ state }: OverviewProps) {
  const { t } = useTranslation('kubernetes')
  const dispatch = useDispatch()
  const count = state.entities?.length ?? 0
  const isBusy = isRoundOn(state)
  const { total, most } = state
  return (
    <Row gap="xs" across="md" isQuiet>
      <Text as="span" isQuiet role="status">
        {t('page.checked', {
          count: Object.keys(state.answers).length,
          total: Math.max(total, count),
        })}
      </Text>
      {total > most && (
        <Button onClick={() => dispatch(moreRequested())} aria-disabled={isBusy} aria-busy={isBusy}>
          {t('page.more')}
        </Button>
      )}
    </Row>
  )
}
