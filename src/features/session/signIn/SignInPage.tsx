import { BookOpen } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { ServiceHolder } from '../../../model/plugins/serviceFactories.ts'
import { offeredOrder } from '../../../model/session/offeredOrder.ts'
import { customMethod, guestMethod, type GuestQuestion } from '../../../model/session/person.ts'
import { providerTitle } from '../../../model/session/providers.ts'
import type { OfferedProvider } from '../../../model/session/signInPage.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LanguageSelect } from '../../../ui/fields/LanguageSelect.tsx'
import { Frame } from '../../../ui/layout/Frame.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { LoginFailure } from '../../../ui/login/LoginFailure.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { CenteredPage } from '../../../ui/page/CenteredPage.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { languageChosen, selectLanguage } from '../../preferences/languageSlice.ts'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import {
  guestAnswered,
  resumeRequested,
  selectSession,
  signInCancelled,
  signInRequested,
} from '../sessionSlice.ts'
import { CustomUser } from './CustomUser.tsx'
import { selectOffered } from './offersSlice.ts'
import { SignInCard } from './SignInCard.tsx'
import classes from './SignInPage.module.css'

/** Asks whether the guest signs in with or without a token (AUTH-13, AUTH-14). */
function GuestQuestionDialog({ question }: { readonly question: GuestQuestion }) {
  const { t } = useTranslation('sign-in')
  const dispatch = useDispatch()
  return (
    <Dialog
      title={t('guestQuestion')}
      description={t(question)}
      onDismiss={() => dispatch(signInCancelled())}
      actions={
        <>
          <Button onClick={() => dispatch(guestAnswered(false))}>{t('no')}</Button>
          <Button primary onClick={() => dispatch(guestAnswered(true))}>
            {t('yes')}
          </Button>
        </>
      }
    />
  )
}

export interface SignInPageProps {
  readonly services: ServiceHolder
}

/** Shown until someone is signed in (spec 1 §2). */
export function SignInPage({ services }: SignInPageProps) {
  const { t } = useTranslation()
  const own = useTranslation('sign-in').t
  const dispatch = useDispatch()
  const session = useSelector(selectSession)
  const config = useSelector(selectConfig)
  const offered = useSelector(selectOffered)
  const heading = own('heading', { title: config?.title ?? t('product') })
  if (session.status === 'undecided' || session.status === 'resuming')
    return <SigningIn title={heading} />
  const hasPage = config?.signInPage !== null
  return (
    <CenteredPage>
      <title>{heading}</title>
      <Stack gap="xxs" className={classes['head']}>
        <Row as="span" isInline isOneLine justify="center" className={classes['brand']}>
          <BookOpen size={26} aria-hidden="true" />
        </Row>
        <h1>{heading}</h1>
        {config && <p>{config.organizationName}</p>}
      </Stack>
      {session.status === 'signedOut' && session.by && (
        <Frame as="p" className={classes['note']} role="status">
          {own(`signedOutBy.${session.by}`)}
        </Frame>
      )}
      {!hasPage && session.status === 'failed' ? (
        <LoginFailure
          failure={session.failure}
          onTryAgain={() => dispatch(resumeRequested({ method: guestMethod }))}
        />
      ) : (
        <Stack gap="sm">
          {offeredOrder(offered).map((provider, index) => (
            <OfferedCard
              key={provider.id}
              offered={provider}
              isFirst={index === 0}
              services={services}
            />
          ))}
        </Stack>
      )}
      <LanguageChoice languages={config?.languages.available ?? []} />
      {session.status === 'asking' && <GuestQuestionDialog question={session.question} />}
    </CenteredPage>
  )
}

function LanguageChoice({ languages }: { readonly languages: readonly string[] }) {
  const { t } = useTranslation('sign-in')
  const dispatch = useDispatch()
  const state = useSelector(selectLanguage)
  if (languages.length < 2) return null
  return (
    <LanguageSelect
      name={t('language')}
      className={classes['language']}
      languages={languages}
      value={state.status === 'changing' ? state.to : state.language}
      isBusy={state.status === 'changing'}
      onChoose={(language) => dispatch(languageChosen(language))}
    />
  )
}

/** While the portal signs in by itself, the ways to sign in are hidden. */
function SigningIn({ title }: { readonly title: string }) {
  const { t } = useTranslation('sign-in')
  return (
    <CenteredPage>
      <title>{title}</title>
      <Progress active label={t('silently')} />
      <p>{t('silently')}</p>
    </CenteredPage>
  )
}

interface OfferedCardProps extends SignInPageProps {
  readonly offered: OfferedProvider
  /** Gets the primary button. */
  readonly isFirst: boolean
}

function OfferedCard({ offered, isFirst, services }: OfferedCardProps) {
  const { t } = useTranslation()
  const own = useTranslation('sign-in').t
  const { id: method, title, message } = offered
  if (method === customMethod) {
    return (
      <CustomCard
        title={title ?? own('custom')}
        text={message ?? own('customText')}
        isAlone={isFirst}
        services={services}
      />
    )
  }
  const isGuest = method === guestMethod
  const name = title ?? (isGuest ? t('signIn.guest') : providerTitle(method))
  return (
    <SignInCard
      method={method}
      title={name}
      text={message ?? (isGuest ? own('guestText') : undefined)}
      action={(titleId) => <SignInButton method={method} titleId={titleId} primary={isFirst} />}
    />
  )
}

interface CustomCardProps extends SignInPageProps {
  readonly title: string
  readonly text: string
  /** There is no other way in. */
  readonly isAlone: boolean
}

/** For tests: its form comes when it is asked for. */
function CustomCard({ title, text, isAlone, services }: CustomCardProps) {
  const { t } = useTranslation('sign-in')
  const [isOpen, setIsOpen] = useState(isAlone)
  return (
    <SignInCard
      method={customMethod}
      title={title}
      text={text}
      {...(!isAlone && {
        action: () => (
          <Button
            aria-expanded={isOpen}
            onClick={() => {
              setIsOpen(!isOpen)
            }}
          >
            {t('customOpen')}
          </Button>
        ),
      })}
    >
      {isOpen && <CustomUser services={services} />}
    </SignInCard>
  )
}

interface SignInButtonProps {
  readonly method: string
  readonly titleId: string
  readonly primary: boolean
}

/** Includes the card's title, because several buttons have the same text. */
function SignInButton({ method, titleId, primary }: SignInButtonProps) {
  const { t } = useTranslation('sign-in')
  const dispatch = useDispatch()
  const session = useSelector(selectSession)
  const id = useId()
  const isBusy = session.status === 'signingIn' && session.method === method
  const isGuest = method === guestMethod
  const text = isGuest ? t(isBusy ? 'entering' : 'enter') : t('signIn')
  return (
    <Button
      id={id}
      primary={primary}
      aria-busy={isBusy}
      aria-labelledby={isGuest ? undefined : `${id} ${titleId}`}
      onClick={() => dispatch(signInRequested({ method }))}
    >
      {text}
    </Button>
  )
}
