import { useTranslation } from 'react-i18next'
import { ciFailureNames } from '../../model/ci/ciFailures.ts'
import type { CiPlace } from '../../model/ci/ciHost.ts'
import type { Allowance } from '../../model/ci/ciRun.ts'
import type { Failure } from '../../model/failure.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Message } from '../../ui/message/Message.tsx'
import { LoginButton, LoginCard } from './LoginCard.tsx'
import { useCiHost } from './useCiHost.ts'
import { useClockTime } from './useClockTime.ts'

export interface CiFailureProps {
  readonly place: CiPlace
  readonly failure: Failure
  readonly allowance: Allowance | null
  /** The failed action; the reason is below it. */
  readonly title: string
  readonly onRetry: () => void
}

/** Why the host did not answer, and what to do next. */
export function CiFailure(props: CiFailureProps) {
  const { place, failure, title } = props
  const { t } = useTranslation('ci')
  const host = place.hostTitle
  switch (failure.name) {
    case ciFailureNames.login:
      return <LoginCard place={place} />
    case ciFailureNames.limit:
      return <LimitMessage {...props} />
    case ciFailureNames.sso:
      return <SsoMessage {...props} />
    case ciFailureNames.scope:
      return (
        <Message
          severity="warning"
          title={t('failure.scope')}
          hint={t('failure.scopeText')}
          actions={<LoginButton place={place} />}
        >
          <p>{title}</p>
        </Message>
      )
    case ciFailureNames.gone:
      return (
        <Message severity="warning" title={t('failure.gone')}>
          <p>{t('failure.goneText', { host })}</p>
        </Message>
      )
    default:
      return <OtherFailure {...props} />
  }
}

/** Refusals by status. */
function OtherFailure({ place, failure, title, onRetry }: CiFailureProps) {
  const { t } = useTranslation('ci')
  const host = place.hostTitle
  const retry = <Button onClick={onRetry}>{t('filters.retry')}</Button>
  if (failure.kind === 'unauthorized')
    return (
      <Message
        severity="warning"
        title={t('failure.refused', { host })}
        hint={t('failure.refusedText', { host })}
        actions={retry}
      />
    )
  if (failure.kind === 'notFound')
    return (
      <Message
        severity="error"
        title={t('failure.missing')}
        hint={t('failure.missingText', { repository: `${place.owner}/${place.repo}` })}
        actions={retry}
      >
        <p>{title}</p>
      </Message>
    )
  return <FailureMessage failure={failure} title={title} onRetry={onRetry} />
}

function LimitMessage({ place, allowance, title, onRetry }: CiFailureProps) {
  const { t } = useTranslation('ci')
  const host = place.hostTitle
  const time = useClockTime(allowance?.until)
  return (
    <Message
      severity="warning"
      title={
        allowance?.remaining === 0 && time !== undefined
          ? t('failure.limit', { host, time })
          : t('failure.limitSoon', { host })
      }
      hint={t('failure.limitText')}
      actions={<Button onClick={onRetry}>{t('filters.retry')}</Button>}
    >
      <p>{title}</p>
    </Message>
  )
}

function SsoMessage({ place, title, onRetry }: CiFailureProps) {
  const { t } = useTranslation('ci')
  const url = useCiHost(place)?.ssoUrl(place)
  return (
    <Message
      severity="warning"
      title={t('failure.sso', { owner: place.owner })}
      hint={t('failure.ssoText')}
      actions={
        <>
          {url !== undefined && <Link to={url}>{t('failure.ssoOpen')}</Link>}
          <Button onClick={onRetry}>{t('filters.retry')}</Button>
        </>
      }
    >
      <p>{title}</p>
    </Message>
  )
}
