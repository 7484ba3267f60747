import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { StateOf } from '../../../model/session/sessionState.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/message/Banner.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { usePortalTree } from '../../../ui/page/portalContext.ts'
import { renewalRequested, selectSession } from '../sessionSlice.ts'
import { CustomUser } from '../signIn/CustomUser.tsx'

/** Shown before the session expires: when, and how to continue. */
export function SessionNotice() {
  const session = useSelector(selectSession)
  if (session.status === 'renewalFailing') return <Failing session={session} />
  const isEnding =
    session.status === 'ending' || (session.status === 'refused' && session.was === 'ending')
  if (isEnding && session.expiresAt !== null)
    return <Ending userId={session.identity.userEntityRef} until={session.expiresAt} />
  return null
}

function Failing({ session }: { readonly session: StateOf<'renewalFailing'> }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { failure, expiresAt, attempts } = session
  const reason = t(`failure.${failure.kind}`)
  return (
    <Banner
      severity="warning"
      actions={
        <Button aria-busy={attempts === 0} onClick={() => dispatch(renewalRequested())}>
          {t('sessionNotice.retry')}
        </Button>
      }
    >
      <p role="status">
        {expiresAt === null
          ? t('sessionNotice.failing', { reason })
          : t('sessionNotice.failingUntil', { reason, until: new Date(expiresAt) })}
      </p>
    </Banner>
  )
}

interface EndingProps {
  readonly userId: string
  /** Milliseconds since epoch. */
  readonly until: number
}

/** A session that can only be continued with a new token. */
function Ending({ userId, until }: EndingProps) {
  const { t } = useTranslation()
  const services = usePortalTree('The notice of the session')
  const [isAsking, setIsAsking] = useState(false)
  const close = () => {
    setIsAsking(false)
  }
  return (
    <>
      <Banner
        severity="warning"
        actions={
          <Button
            onClick={() => {
              setIsAsking(true)
            }}
          >
            {t('sessionOver.again')}
          </Button>
        }
      >
        <p role="status">{t('sessionNotice.ending', { until: new Date(until) })}</p>
      </Banner>
      {isAsking && (
        <Dialog
          title={t('sessionOver.again')}
          description={t('sessionNotice.newToken', { user: userId })}
          onDismiss={close}
          actions={<Button onClick={close}>{t('signIn.cancel')}</Button>}
        >
          <CustomUser services={services} userId={userId} />
        </Dialog>
      )}
    </>
  )
}
