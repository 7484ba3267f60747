// State × event for the explanation of a denial.

import * as denial from '../../src/features/permissions/denialSlice.ts'
import { catalogPermissions } from '../../src/model/entities/permissions/catalogPermissions.ts'
import type { Machine } from './machine.ts'

const check = { permission: catalogPermissions.createEntity }

export const denialMachine: Machine = {
  reducer: denial.denialSlice.reducer,
  states: { closed: { status: 'closed' }, open: { status: 'open', check } as denial.DenialState },
  events: { asked: denial.asked(check), dismissed: denial.dismissed() },
  moves: { closed: { asked: 'open' }, open: { asked: 'open', dismissed: 'closed' } },
}
