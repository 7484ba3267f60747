// The user's login for a repository field. Its token goes from the session to the secrets of the form, and nowhere else.

import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  loginAsked,
  loginDeclined,
  loginDropped,
  loginFailed,
  loginGranted,
  selectRepoFields,
} from '../../../features/scaffolder/fields/repoFieldsSlice.ts'
import { toFailure } from '../../../model/failure.ts'
import type { RepoLogin } from '../../../model/scaffolder/fields/repoFields.ts'
import { loginKey } from '../../../model/scaffolder/fields/repoFieldState.ts'
import { formSecretsRef, type FormSecrets } from '../../../model/scaffolder/form/formMasks.ts'
import { rejectedByUser } from '../../../model/session/authFailures.ts'
import { pluginService, service } from '../../kit/service.ts'
import { selectOpenRepoFields } from './openRepoFields.ts'

/** Milliseconds without a change of the host before the login (SCAF-40). */
const typingPause = 500

function* keep(templateRef: string, secretsKey: string, token: string): SagaGenerator<void> {
  const secrets = yield* call(pluginService<FormSecrets>, formSecretsRef)
  secrets.add(templateRef, secretsKey, token)
}

/** Asks the user to log in if there is no session; the answer is in the slice. */
export function* askLogin(
  templateRef: string,
  pointer: string,
  login: RepoLogin,
): SagaGenerator<void> {
  const key = loginKey(login)
  const { providerId, scopes, secretsKey } = login
  const before = (yield* select(selectRepoFields))[pointer]
  if (before?.status !== 'asking') yield* delay(typingPause)
  // Another host must not get the token of the previous one.
  if (before && before.login !== key) yield* call(keep, templateRef, secretsKey, '')
  yield* put(loginAsked({ pointer, login: key }))
  const auth = yield* service('auth')
  try {
    const token = yield* call(auth.getAccessToken, providerId, scopes)
    yield* call(keep, templateRef, secretsKey, token)
    yield* put(
      token === '' ? loginFailed({ pointer, login: key }) : loginGranted({ pointer, login: key }),
    )
  } catch (thrown) {
    const isDeclined = toFailure(thrown).name === rejectedByUser().name
    yield* put(
      isDeclined ? loginDeclined({ pointer, login: key }) : loginFailed({ pointer, login: key }),
    )
  }
}

/** `secretsKey` is undefined if another field still needs the token. */
export function* dropLogin(
  templateRef: string,
  pointer: string,
  secretsKey: string | undefined,
): SagaGenerator<void> {
  if (secretsKey !== undefined) yield* call(keep, templateRef, secretsKey, '')
  yield* put(loginDropped({ pointer }))
}

/** Replaces tokens of the open form that may have expired since; without asking the user. */
export function* renewTokens(): SagaGenerator<void> {
  const open = yield* select(selectOpenRepoFields)
  const fields = open?.fields.filter(({ login }) => login) ?? []
  if (!open || fields.length === 0) return
  const auth = yield* service('auth')
  const states = yield* select(selectRepoFields)
  for (const { pointer, login } of fields) {
    if (!login || states[pointer]?.status !== 'granted') continue
    const { providerId, scopes, secretsKey } = login
    try {
      const options = { optional: true }
      const token = yield* call(auth.getAccessToken, providerId, scopes, options)
      if (token !== '') yield* call(keep, open.templateRef, secretsKey, token)
    } catch {
      // The backend says what is wrong with the previous token.
    }
  }
}
