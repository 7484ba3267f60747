// One session in many tabs: refreshed once, ended and taken over everywhere, however they are reloaded.

import { createRandom } from '../support/createRandom.ts'
import { crowd } from './session/crowd.ts'
import { reloads } from './session/reloads.ts'
import { tabs } from './session/tabs.ts'
import { useSessions } from './support/sessionSite.ts'

const random = createRandom(Number(process.env['PORTICO_SEED'] ?? 1))
const sessions = await useSessions({
  clusters: ['production'],
  provider: { tokenDelay: () => random() * 1_000 },
})

tabs(sessions)
crowd(sessions)
reloads(sessions, random)
