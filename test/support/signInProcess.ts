// The session's process with fakes of all its services, and a sign-in page with four providers.

import { jest } from '@jest/globals'
import { selectSession } from '../../src/features/session/sessionSlice.ts'
import { configLoaded } from '../../src/features/shell/boot/bootSlice.ts'
import { FailureError } from '../../src/model/failure.ts'
import { noSession } from '../../src/model/session/authFailures.ts'
import type { ProviderSession } from '../../src/model/session/person.ts'
import type { SessionDetails } from '../../src/model/session/sessionState.ts'
import type { SignInPageConfig } from '../../src/model/session/signInPage.ts'
import type { TabMessage } from '../../src/sagas/services/services.ts'
import { fakeProviders, fakeSession, personOf } from './fakeSessions.ts'
import { startProcesses, testConfig } from './processHarness.ts'

export const hour = 3_600_000
export const own: ProviderSession = { scopes: [], identityExpiresAt: hour, ...personOf('mona') }
export const unauthorized = new FailureError({
  kind: 'unauthorized',
  name: 'E',
  message: 'no cookie',
})
export const page = (...ids: readonly string[]): SignInPageConfig => ({
  providers: ids.map((id) => ({ id, isProxied: id === 'iap' })),
  isAutomatic: false,
})

export interface Options {
  readonly kept?: Readonly<Record<string, string>>
  readonly signInPage?: SignInPageConfig | null
}

export function start({
  kept = {},
  signInPage = page('guest', 'github', 'custom', 'iap'),
}: Options = {}) {
  const refresh = jest.fn<() => Promise<ProviderSession>>().mockRejectedValue(unauthorized)
  const login = jest.fn<() => Promise<ProviderSession>>().mockResolvedValue(own)
  const logout = jest.fn<(id: string) => Promise<string | null>>().mockResolvedValue(null)
  const enterAsGuest = jest.fn<() => Promise<SessionDetails>>()
  enterAsGuest.mockResolvedValue(personOf('guest'))
  const enterWith = jest.fn<() => SessionDetails>().mockReturnValue(personOf('mona'))
  const enterAsLegacyGuest = () => ({ ...personOf('guest'), expiresAt: null })
  const enterAsCustomUser = jest.fn<() => SessionDetails>(() => {
    throw noSession()
  })
  const needsToken = jest.fn<() => Promise<boolean>>()
  const offeredProviders = jest.fn<() => Promise<readonly string[]>>()
  let listener: (message: TabMessage) => void = () => undefined
  const told: TabMessage[] = []
  const run = startProcesses(
    [],
    {
      providers: fakeProviders({ refresh, login, logout, known: () => ['github'] }),
      session: fakeSession({
        enterAsGuest,
        enterWith,
        enterAsLegacyGuest,
        enterAsCustomUser,
        needsToken,
        offeredProviders,
      }),
      tabs: {
        tell: (message) => told.push(message),
        subscribe: (next) => {
          listener = next
          return () => undefined
        },
      },
    },
    { kept, aside: /^(?:boot|backend|providers)\// },
  )
  const begin = async () => {
    run.dispatch(configLoaded({ ...testConfig, signInPage }))
    await run.advance()
  }
  const say = async (message: TabMessage) => {
    listener(message)
    await run.advance(16)
  }
  const session = () => selectSession(run.state())
  const entries = { enterAsGuest, enterWith, enterAsCustomUser, needsToken, offeredProviders }
  const fakes = { refresh, login, logout, ...entries }
  return { ...run, ...fakes, begin, say, told, session }
}

export const of = (name: string) => `session/${name}`
