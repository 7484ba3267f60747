import { createServiceFactory } from '../../model/plugins/serviceFactories.ts'
import { type Replays, type ReplaySlot, replaysRef } from '../../model/reports/replays.ts'
import type { Services } from '../../sagas/services/services.ts'
import type { PortalDefinition } from '../plugin.ts'
import { replayTools } from './replayTools.ts'

/** Fetched with the first file that is opened. */
function createLazyReplays(definition: PortalDefinition, services: () => Services): Replays {
  const files = new Map<ReplaySlot, Blob>()
  let loaded: Replays | undefined
  return {
    choose: (slot, file) => {
      files.set(slot, file)
    },
    open: async (slot) => {
      const { createReplays } = await import(/* webpackChunkName: "replayer" */ './replayer.tsx')
      loaded ??= createReplays(definition, services, replayTools)
      loaded.choose(slot, files.get(slot) ?? new Blob())
      return loaded.open(slot)
    },
    opened: (slot) => loaded?.opened(slot),
    draw: (host) => {
      if (!loaded) throw new Error('No report is open')
      return loaded.draw(host)
    },
  }
}

/** Adds the service that replays reports, which draws the whole portal once more. */
export const withReplays = (
  definition: PortalDefinition,
  services: () => Services,
): PortalDefinition => ({
  ...definition,
  services: [
    ...(definition.services ?? []),
    createServiceFactory({
      ref: replaysRef,
      create: () => createLazyReplays(definition, services),
    }),
  ],
})
