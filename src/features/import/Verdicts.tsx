import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { kindOfRef, parseEntityRef } from '../../model/entities/entityRef.ts'
import type { ImportItem } from '../../model/import/importItem.ts'
import type { Verdict } from '../../model/import/verdicts.ts'
import { entityPath } from '../../model/paths.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { useRefreshEntityMutation } from '../entities/catalogApi.ts'
import classes from './ImportCard.module.css'
import { ImportProblemMessage } from './ImportProblemMessage.tsx'
import { watchRepeated } from './importsSlice.ts'
import { ToneMark } from './PhaseMark.tsx'
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
  return (
    <>
      {link !== null && link !== '' && (
        <PullRequestLink link={link}>
          {isWaiting && <span>{t('verdict.merge')}</span>}
        </PullRequestLink>
      )}
      <table className={classes['verdicts']}>
        <caption>{t('verdict.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('verdict.entity')}</th>
            <th scope="col">{t('verdict.status')}</th>
          </tr>
        </thead>
        <tbody aria-live="polite">
          {shown.map((verdict) => (
            <VerdictRow
              key={verdict.ref}
              verdict={verdict}
              waiting={problem ? 'unknown' : link === null ? 'processing' : 'merging'}
            />
          ))}
        </tbody>
      </table>
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

interface VerdictRowProps {
  readonly verdict: Verdict
  /** Text for an entity without a result. */
  readonly waiting: 'processing' | 'merging' | 'unknown'
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

function VerdictRow({ verdict, waiting }: VerdictRowProps) {
  const { t } = useTranslation('catalog-import')
  const { ref, status } = verdict
  const word = status === 'processing' ? waiting : status
  return (
    <tr>
      <th scope="row">
        <span className={classes['verdict']}>
          <EntityIcon kind={kindOfRef(ref)} />
          {isThere(verdict) ? <Link to={entityPath(parseEntityRef(ref))}>{ref}</Link> : ref}
        </span>
      </th>
      <td>
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
            <p key={error} className={classes['why']}>
              {error}
            </p>
          ))}
      </td>
    </tr>
  )
}

/** Asks the catalog to process the location now, for users who do not want to wait. */
function LookAgain({ item: { registered } }: Pick<VerdictsProps, 'item'>) {
  const { t } = useTranslation('catalog-import')
  const [refresh, asked] = useRefreshEntityMutation()
  const refs = Object.values(registered).filter((ref) => ref !== null)
  if (refs.length === 0) return null
  return (
    <div className={classes['actions']}>
      <Button
        aria-busy={asked.isLoading}
        onClick={() => {
          refs.forEach((ref) => void refresh(ref))
        }}
      >
        {t('verdict.refresh')}
      </Button>
      <span role="status" className={classes['quiet']}>
        {asked.isSuccess && t('verdict.refreshScheduled')}
        {asked.isError && t('verdict.refreshFailed')}
      </span>
    </div>
  )
}
