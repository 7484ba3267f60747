// The browser of a user whose settings are on a server, for process tests.

import { selectStars } from '../../src/features/preferences/starsSlice.ts'
import { selectUserSettings } from '../../src/features/preferences/userSettingsSlice.ts'
import type { SignInMethod } from '../../src/model/session/person.ts'
import type { Services } from '../../src/sagas/services/services.ts'
import { fakeBackend } from './fakeSessions.ts'
import { createDoor, mona } from './people.ts'
import { startProcesses } from './processHarness.ts'
import type { createSettingsServer } from './settingsServer.ts'

// Other events of the page, ignored: tests check this process's requests and state.
const aside = /^(?:boot|session|backend|stars|theme|flags|userSettings|sidebar|banners)\//

type Kept = Readonly<Record<string, string>>

export function openBrowser(
  server: Pick<ReturnType<typeof createSettingsServer>, 'send'>,
  kept: Kept = {},
  others: Partial<Services> = {},
) {
  const door = createDoor()
  const backend = fakeBackend(server.send, { token: () => 'not-signed' })
  const run = startProcesses([], { session: door.session, backend, ...others }, { kept, aside })
  return {
    ...run,
    stars: () => selectStars(run.state()),
    status: () => selectUserSettings(run.state()).status,
    /** Signs in and waits for the request to the server. */
    enter: async (user = mona, wait = 2_250, method?: SignInMethod) => {
      await door.enter(run, user, method)
      await run.advance(wait)
    },
    leave: () => door.leave(run),
  }
}
