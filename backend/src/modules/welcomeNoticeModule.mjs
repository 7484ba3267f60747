import { coreServices, createBackendModule } from '@backstage/backend-plugin-api';
import { notificationService } from '@backstage/plugin-notifications-node';

const SCOPE = 'portico-welcome';

const welcome = {
  recipients: { type: 'broadcast' },
  payload: {
    title: 'Welcome to the developer portal',
    description: 'The handbook of the platform says how to add a component, write documentation and follow a run.',
    link: '/docs/default/system/developer-platform',
    severity: 'low',
    topic: 'platform',
    scope: SCOPE,
  },
};

/** Greets everybody at the first start of a database. */
export const welcomeNoticeModule = createBackendModule({
  pluginId: 'notifications',
  moduleId: 'portico-welcome-notice',
  register(env) {
    env.registerInit({
      deps: {
        database: coreServices.database,
        lifecycle: coreServices.rootLifecycle,
        logger: coreServices.logger,
        notifications: notificationService,
      },
      async init({ database, lifecycle, logger, notifications }) {
        lifecycle.addStartupHook(() => {
          // Not awaited: the start does not wait for it.
          (async () => {
            const knex = await database.getClient();
            const sent = await knex('broadcast').where({ scope: SCOPE }).first('id');
            if (!sent) await notifications.send(welcome);
          })().catch(error => logger.error('The welcome could not be sent', error));
        });
      },
    });
  },
});
