import { coreServices, createBackendModule } from '@backstage/backend-plugin-api';
import { catalogServiceRef } from '@backstage/plugin-catalog-node';
import { eventsServiceRef } from '@backstage/plugin-events-node';
import { notificationService } from '@backstage/plugin-notifications-node';
import { errorNotice, hasErrors } from './catalogNotices.mjs';

/** Tells the owners of an entity that the catalog can process it no more. */
export const catalogNoticesModule = createBackendModule({
  pluginId: 'catalog',
  moduleId: 'portico-catalog-notices',
  register(env) {
    env.registerInit({
      deps: {
        auth: coreServices.auth,
        catalog: catalogServiceRef,
        events: eventsServiceRef,
        notifications: notificationService,
      },
      async init({ auth, catalog, events, notifications }) {
        await events.subscribe({
          id: 'portico-catalog-notices',
          topics: ['experimental.catalog.errors'],
          onEvent: async ({ eventPayload: { entity: ref, errors } }) => {
            const credentials = await auth.getOwnServiceCredentials();
            const entity = await catalog.getEntityByRef(ref, { credentials });
            // The event comes with each attempt, before the entity gets the errors of the first.
            if (entity && !hasErrors(entity)) await notifications.send(errorNotice(entity, errors));
          },
        });
      },
    });
  },
});
