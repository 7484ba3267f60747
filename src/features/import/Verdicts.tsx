import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { kindOfRef, parseEntityRef } from '../../model/entities/entityRef.ts'
import type { ImportItem } from '../../model/import/importItem.ts'
import type { Verdict } from '../../model/import/verdicts.ts'
import { entityPath } from '../../model/paths.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Link } from '../../ui/Link.tsx'
import { DataTable, type Column } from '../../ui/table/DataTable.tsx'
import { useRefreshEntityMutation } from '../entities/catalogApi.ts'
import classes from './ImportCard.module.css'
import { ImportProblemMessage } from './ImportProblemMessage.tsx'
import { watchRepeated } from './importsSlice.ts'
import { ToneMark } from './PhaseMark.tsx'
import { PlainReason } from './PlainReason.tsx'
import { PullRequestLink } from './PullRequestLink.tsx'

export interface VerdictsProps {
  readonly target: string
  readonly item: Extract<ImportItem, { readonly status: 'watching' }>
}

/** The result of each entity. */
export function Verdicts({ target, item }: VerdictsProps) {
  const { t } = useTranslation('catalog-import')
  const dispatch = useDispatch()
  const { verdicts, link, locations, problem } = item
  const waiting: readonly Verdict[] = locations.flatMap(({ entities }) =>
    entities.map((ref) => ({ ref, status: 'processing' })),
  )
  const shown = verdicts.length > 0 ? verdicts : waiting
  const isWaiting = shown.some(({ status }) => status === 'processing')
  const word = problem ? 'unknown' : link === null ? 'processing' : 'merging'
  const columns: readonly Column<Verdict>[] = [
    {
      key: 'entity',
      title: t('verdict.entity'),
      isName: true,
      cell: (verdict) => <VerdictEntity verdict={verdict} />,
    },
    {
      key: 'status',
      title: t('verdict.status'),
      cell: (verdict) => <VerdictStatus verdict={verdict} waiting={word} />,
    },
  ]
  return (
    <>
      {link !== null && link !== '' && (
        <PullRequestLink link={link}>
          {isWaiting && <span>{t('verdict.merge')}</span>}
        </PullRequestLink>
      )}
      <DataTable
        look="text"
        isCaptionShown
        isLive
        caption={t('verdict.caption')}
        columns={columns}
        rows={shown}
        rowKey={({ ref }) => ref}
      />
      {isWaiting && problem && (
        <ImportProblemMessage
          problem={problem}
          onRetry={() => dispatch(watchRepeated({ target }))}
        />
      )}
      {isWaiting && !problem && <LookAgain item={item} />}
    </>
  )
}

const isThere = (verdict: Verdict): boolean =>
  verdict.status === 'failed' ? verdict.isThere : verdict.status !== 'processing'

/** Some locations are files on the backend's own disk. */
const Place = ({ address }: { readonly address: string }) =>
  /^https?:/.test(address) ? <Link to={address}>{address}</Link> : <code>{address}</code>

const tones = {
  processing: 'working',
  exists: 'success',
  elsewhere: 'warning',
  failed: 'error',
} as const

function VerdictEntity({ verdict }: { readonly verdict: Verdict }) {
  const { ref } = verdict
  return (
    <Row as="span" isInline gap="xxs" isOneLine>
      <EntityIcon kind={kindOfRef(ref)} />
      {isThere(verdict) ? <Link to={entityPath(parseEntityRef(ref))}>{ref}</Link> : ref}
    </Row>
  )
}

interface VerdictStatusProps {
  readonly verdict: Verdict
  /** Text for an entity without a result. */
  readonly waiting: 'processing' | 'merging' | 'unknown'
}

function VerdictStatus({ verdict, waiting }: VerdictStatusProps) {
  const { t } = useTranslation('catalog-import')
  const { status } = verdict
  const word = status === 'processing' ? waiting : status
  return (
    <>
      <ToneMark tone={word === 'unknown' ? 'quiet' : tones[status]}>
        {t(`verdict.${word}`)}
      </ToneMark>
      {status === 'elsewhere' && (
        <p className={classes['why']}>
          {t('verdict.elsewhereFrom')} <Place address={verdict.location} />
        </p>
      )}
      {status === 'failed' &&
        verdict.errors.map((error) => (
          <div key={error} className={classes['why']}>
            <PlainReason words={error} />
            {error}
          </div>
        ))}
    </>
  )
}

/** Asks the catalog to process the location now, for users who do not want to wait. */
function LookAgain({ item: { registered } }: Pick<VerdictsProps, 'item'>) {
  const { t } = useTranslation('catalog-import')
  const [refresh, asked] = useRefreshEntityMutation()
  const refs = Object.values(registered).filter((ref) => ref !== null)
  if (refs.length === 0) return null
  return (
    <Row gap="xs">
      <Button
        aria-busy={asked.isLoading}
        onClick={() => {
          refs.forEach((ref) => void refresh(ref))
        }}
      >
        {t('verdict.refresh')}
      </Button>
      <Text as="span" isQuiet isSmall role="status">
        {asked.isSuccess && t('verdict.refreshScheduled')}
        {asked.isError && t('verdict.refreshFailed')}
      </Text>
    </Row>
  )
}
