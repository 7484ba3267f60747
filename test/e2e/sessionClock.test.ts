// Long times, wrong clocks, clocks that jump, and a computer that slept.

import { clockJumps } from './session/clockJumps.ts'
import { hours } from './session/hours.ts'
import { useSessions } from './support/sessionSite.ts'

// A session lasts an hour, whatever the provider's own token does.
const sessions = await useSessions({ provider: { accessTokenLifetime: 5 } })

hours(sessions)
clockJumps(sessions)
