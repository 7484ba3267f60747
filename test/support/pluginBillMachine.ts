// State × event for what plugins have cost.

import {
  measured,
  measureRequested,
  pluginBillSlice,
} from '../../src/features/settings/bill/pluginBillSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import type { Machine } from './machine.ts'

const to = (pathname: string) => navigated({ pathname, search: '', hash: '', by: 'push' })

export const pluginBillMachine: Machine = {
  reducer: pluginBillSlice.reducer,
  states: {
    idle: { status: 'idle' },
    measuring: { status: 'measuring', lines: [] } as { status: string },
    measured: { status: 'measured', lines: [], at: 1 } as { status: string },
  },
  events: {
    asked: measureRequested(),
    measured: measured({ lines: [], at: 2 }),
    stayed: to('/settings/developer'),
    left: to('/catalog'),
  },
  moves: {
    idle: { asked: 'measuring' },
    measuring: { measured: 'measured' },
    measured: { asked: 'measuring', left: 'idle' },
  },
}
