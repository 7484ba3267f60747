// State × event for the link to a form.

import * as link from '../../src/features/scaffolder/form/formLinkSlice.ts'
import { formLeft, valuesChanged } from '../../src/features/scaffolder/form/formsSlice.ts'
import type { Machine } from './machine.ts'

const states: Readonly<Record<string, link.FormLinkState>> = {
  idle: { status: 'idle' },
  making: { status: 'making', button: 'a' },
  tooLong: { status: 'tooLong', characters: 9_000 },
}

const moves = { linkRequested: 'making', formLeft: 'idle', valuesChanged: 'idle' }

export const formLinkMachine: Machine = {
  reducer: link.formLinkSlice.reducer,
  states,
  events: {
    linkRequested: link.linkRequested('a'),
    linkMade: link.linkMade(),
    linkTooLong: link.linkTooLong(9_000),
    formLeft: formLeft({ key: 'template:default/a' }),
    valuesChanged: valuesChanged({ key: 'template:default/a', values: {} }),
  },
  moves: {
    idle: { linkRequested: 'making' },
    making: { linkMade: 'idle', linkTooLong: 'tooLong', formLeft: 'idle', valuesChanged: 'idle' },
    tooLong: moves,
  },
}
