// Two users of the same browser, one after the other, for process tests.

import { signInRequested, signedOut } from '../../src/features/session/sessionSlice.ts'
import { configLoaded } from '../../src/features/shell/boot/bootSlice.ts'
import type { PortalConfig } from '../../src/model/config/portalConfig.ts'
import { customMethod, type SignInMethod } from '../../src/model/session/person.ts'
import type { SessionDetails } from '../../src/model/session/sessionState.ts'
import { fakeSession } from './fakeSessions.ts'
import { type startProcesses, testConfig } from './processHarness.ts'

export const mona = 'user:default/mona'
export const otto = 'user:default/otto'

type Started = ReturnType<typeof startProcesses>

/** A session service that signs in the user given to `enter`, with this configuration. */
export function createDoor(config: PortalConfig = testConfig) {
  let who = mona
  const details = (): SessionDetails => ({
    identity: { userEntityRef: who, ownershipEntityRefs: [] },
    profile: {},
    expiresAt: Date.now() + 3_600_000 * 24,
  })
  const session = fakeSession({
    enterAsGuest: () => Promise.resolve(details()),
    enterAsCustomUser: details,
  })
  return {
    session,
    enter: async (
      { dispatch, advance }: Started,
      user: string,
      method: SignInMethod = customMethod,
    ) => {
      who = user
      dispatch(configLoaded(config))
      dispatch(signInRequested({ method }))
      await advance()
    },
    leave: ({ dispatch }: Started) => dispatch(signedOut({ by: 'user' })),
  }
}
