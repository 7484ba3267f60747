import { createServiceFactory } from '../../model/plugins/serviceFactories.ts'
import { replaysRef } from '../../model/reports/replays.ts'
import type { Services } from '../../sagas/services/services.ts'
import type { PortalDefinition } from '../plugin.ts'
import { createLazyReplays } from './lazyReplays.ts'

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
