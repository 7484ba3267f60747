// What a replay uses of the shell. Handed over, because the shell grows by a kilobyte if another chunk imports it.

import { connectLocation } from '../../store/locationMirror.ts'
import { replay } from '../../store/recorder.ts'
import { createRootReducer, injectSlices } from '../../store/rootReducer.ts'
import { App } from '../App.tsx'
import { createPortal } from '../portal.ts'
import { createRegistry } from '../registry.ts'
import { createPages } from '../routes.tsx'

export const replayTools = {
  App,
  connectLocation,
  createPortal,
  createRegistry,
  createRootReducer,
  injectSlices,
  replay,
  createPages,
}

export type ReplayTools = typeof replayTools
