import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ServiceHolder } from '../../../model/plugins/serviceFactories.ts'
import { customUserRef, isToken } from '../../../model/session/customUser.ts'
import { customMethod } from '../../../model/session/person.ts'
import { ExplainedButton } from '../../../ui/button/ExplainedButton.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { signInRequested } from '../sessionSlice.ts'
import classes from './CustomUserForm.module.css'

export interface CustomUserFormProps {
  readonly services: ServiceHolder
  /** The user whose session continues; only a new token is needed. */
  readonly userId?: string
}

const exampleUser = 'user:default/guest'

/** Hands the input to the session service, not to actions and store (spec 2 §5). */
export function CustomUserForm({ services, userId: fixedId }: CustomUserFormProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const [typedId, setTypedId] = useState('')
  const [typedToken, setTypedToken] = useState('')
  const [isTouched, setIsTouched] = useState(false)
  const userId = fixedId ?? typedId.trim()
  const idToken = typedToken.trim()
  const missingId = userId === '' ? t('signIn.userIdMissing') : undefined
  const wrongToken = idToken !== '' && !isToken(idToken) ? t('signIn.tokenInvalid') : undefined
  const unchanged = fixedId !== undefined && idToken === '' ? t('signIn.tokenMissing') : undefined
  const problem = missingId ?? wrongToken ?? unchanged
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTouched(true)
    if (problem !== undefined) return
    services.get(customUserRef).keep({ userId, idToken: idToken === '' ? null : idToken })
    setTypedToken('')
    dispatch(signInRequested({ method: customMethod }))
  }
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      {fixedId === undefined && (
        <TextField
          label={t('signIn.userId')}
          name="userId"
          placeholder={exampleUser}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={typedId}
          problem={isTouched ? missingId : undefined}
          onType={setTypedId}
          onBlur={() => {
            if (typedId !== '') setIsTouched(true)
          }}
        />
      )}
      <TextField
        label={t(fixedId === undefined ? 'signIn.idTokenOptional' : 'signIn.idToken')}
        name="idToken"
        type="password"
        autoComplete="off"
        value={typedToken}
        problem={wrongToken}
        onType={setTypedToken}
      />
      <ExplainedButton type="submit" explanation={problem} isInert={problem !== undefined} primary>
        {t(fixedId === undefined ? 'signIn.continue' : 'sessionOver.again')}
      </ExplainedButton>
    </form>
  )
}
