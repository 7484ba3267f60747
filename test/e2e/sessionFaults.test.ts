// What ends a session or threatens to: networks, providers, refused tokens, time, inactivity.

import { faults } from './session/faults.ts'
import { inactivity } from './session/inactivity.ts'
import { notices } from './session/notices.ts'
import { work } from './session/work.ts'
import { useSessions } from './support/sessionSite.ts'

const sessions = await useSessions()

faults(sessions)
work(sessions)
notices(sessions)
inactivity(sessions)
