import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { CiPlace } from '../../model/ci/ciHost.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { hostLoginRequested } from './ciPollingSlice.ts'

interface LoginProps {
  readonly place: CiPlace
}

export function LoginButton({ place: { providerId, scopes, hostTitle } }: LoginProps) {
  const { t } = useTranslation('ci')
  const dispatch = useDispatch()
  return (
    <Button primary onClick={() => dispatch(hostLoginRequested({ providerId, scopes }))}>
      {t('login.signIn', { host: hostTitle })}
    </Button>
  )
}

/** Why to sign in at the host. A portal may offer no login there: then nobody can sign in. */
export function LoginCard({ place }: LoginProps) {
  const { t } = useTranslation('ci')
  const known = useSelector(selectConfig)?.authProviders ?? []
  const isOffered = known.length === 0 || known.includes(place.providerId)
  const { hostTitle: host, owner, repo } = place
  return (
    <Message
      severity="warning"
      title={t('login.title', { host })}
      actions={isOffered && <LoginButton place={place} />}
    >
      <p>
        {isOffered
          ? t('login.text', { repository: `${owner}/${repo}` })
          : t('cards.noProvider', { host })}
      </p>
    </Message>
  )
}
