import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/Button.tsx'
import { CenteredPage } from '../../ui/CenteredPage.tsx'
import { FailureMessage } from '../../ui/FailureMessage.tsx'
import { selectConfig } from '../boot/bootSlice.ts'
import { guestRequested, selectSession } from './sessionSlice.ts'
import classes from './SignInPage.module.css'

/** Shown until someone is signed in (spec 1 §2). */
export function SignInPage() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const session = useSelector(selectSession)
  const title = useSelector(selectConfig)?.title ?? t('product')
  const isEntering = session.status === 'signingIn'
  return (
    <CenteredPage>
      <title>{t('signIn.heading', { title })}</title>
      <div className={classes['card']}>
        <h1 className={classes['heading']}>{t('signIn.heading', { title })}</h1>
        <section className={classes['provider']} aria-labelledby="guest">
          <div>
            <h2 id="guest">{t('signIn.guest')}</h2>
            <p>{t('signIn.guestText')}</p>
          </div>
          <Button primary aria-busy={isEntering} onClick={() => dispatch(guestRequested())}>
            {t(isEntering ? 'signIn.entering' : 'signIn.enter')}
          </Button>
        </section>
      </div>
      {session.status === 'failed' && (
        <FailureMessage failure={session.failure} title={t('signIn.failed')} />
      )}
    </CenteredPage>
  )
}
