import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { CiPlace } from '../../model/ci/ciHost.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Message } from '../../ui/message/Message.tsx'
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

/** A portal may offer no login there: then nobody can sign in. */
function useLoginText(
  { providerId, hostTitle: host, owner, repo }: CiPlace,
  key: 'login.text' | 'login.line',
) {
  const { t } = useTranslation('ci')
  const known = useSelector(selectConfig)?.authProviders ?? []
  const isOffered = known.length === 0 || known.includes(providerId)
  const repository = `${owner}/${repo}`
  return {
    isOffered,
    text: isOffered ? t(key, { repository }) : t('cards.noProvider', { host }),
  }
}

/** Why to sign in at the host. */
export function LoginCard({ place }: LoginProps) {
  const { t } = useTranslation('ci')
  const { isOffered, text } = useLoginText(place, 'login.text')
  return (
    <Message
      severity="warning"
      title={t('login.title', { host: place.hostTitle })}
      actions={isOffered && <LoginButton place={place} />}
    >
      <p>{text}</p>
    </Message>
  )
}

/** As `LoginCard`, for a page that is about something else. */
export function LoginLine({ place }: LoginProps) {
  const { isOffered, text } = useLoginText(place, 'login.line')
  return (
    <Stack gap="md">
      <p>{text}</p>
      <div>{isOffered && <LoginButton place={place} />}</div>
    </Stack>
  )
}
