import { useTranslation } from 'react-i18next'
import type { SignInPageProps } from '../features/session/signIn/SignInPage.tsx'
import { BootProgress } from '../features/shell/boot/BootPage.tsx'
import { chunkHook } from '../ui/behaviour/chunkHook.ts'
import { Button } from '../ui/button/Button.tsx'
import { Message } from '../ui/message/Message.tsx'
import { addTexts } from '../ui/messages/i18n.ts'
import { CenteredPage } from '../ui/page/CenteredPage.tsx'

async function loadSignInPage() {
  const [{ SignInPage }, { signInTexts }] = await Promise.all([
    import(/* webpackChunkName: "sign-in" */ '../features/session/signIn/SignInPage.tsx'),
    import(/* webpackChunkName: "sign-in" */ '../features/session/signIn/signInTexts.ts'),
  ])
  await addTexts('sign-in', signInTexts)
  return SignInPage
}

/** Fetches the page ahead in a protected portal, which serves no files to whoever has signed out. */
export function keepSignInPage(isProtected: boolean): void {
  if (isProtected) loadSignInPage().catch(() => undefined)
}

const useSignInPage = chunkHook(loadSignInPage)

/** The sign-in page, whose chunk nobody needs who is signed in already. */
export function SignIn({ services }: SignInPageProps) {
  const { t } = useTranslation()
  const page = useSignInPage()
  if (page.status === 'loading') return <BootProgress />
  if (page.status === 'loaded') return <page.chunk services={services} />
  return (
    <CenteredPage>
      <Message
        severity="error"
        isPage
        title={t('crash.title')}
        actions={
          <Button primary onClick={page.retry}>
            {t('boot.retry')}
          </Button>
        }
      >
        <p>{t('crash.extension', { name: 'SignInPage' })}</p>
      </Message>
    </CenteredPage>
  )
}
