import { coreServices, createBackendModule } from '@backstage/backend-plugin-api';
import { catalogProcessingExtensionPoint, catalogServiceRef } from '@backstage/plugin-catalog-node';

/**
 * A catalog module with an entity provider that acts once the backend has started: `run` gets
 * `apply(entities)`, which replaces all entities of this provider, `refresh(keys)`, which has
 * entities processed again, and the parameters of `waitForEntity`.
 */
export function createCatalogProvider(name, run, processors = []) {
  return createBackendModule({
    pluginId: 'catalog',
    moduleId: name,
    register(env) {
      env.registerInit({
        deps: {
          auth: coreServices.auth,
          catalog: catalogServiceRef,
          lifecycle: coreServices.rootLifecycle,
          logger: coreServices.logger,
          processing: catalogProcessingExtensionPoint,
        },
        async init({ auth, catalog, lifecycle, logger, processing }) {
          let hasStopped = false;
          let connection;
          processing.addProcessor(...processors);
          processing.addEntityProvider({
            getProviderName: () => name,
            connect: async given => {
              connection = given;
            },
          });
          const apply = entities =>
            connection.applyMutation({ type: 'full', entities: entities.map(entity => ({ entity, locationKey: name })) });
          const refresh = keys => connection.refresh({ keys });
          lifecycle.addStartupHook(async () => {
            const credentials = await auth.getOwnServiceCredentials();
            run({ apply, refresh, catalog, credentials, isStopped: () => hasStopped }).catch(error =>
              logger.error(`${name} failed`, error),
            );
          });
          lifecycle.addShutdownHook(() => {
            hasStopped = true;
          });
        },
      });
    },
  });
}
