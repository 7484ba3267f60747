import { createBackendModule } from '@backstage/backend-plugin-api';
import { catalogProcessingExtensionPoint } from '@backstage/plugin-catalog-node';
import { generateEntities } from '../generator/generateEntities.mjs';

const PROVIDER = 'portico-generated';

/** Hands all generated entities to the catalog in one mutation; those of another number disappear. */
class GeneratedEntitiesProvider {
  #count;

  constructor(count) {
    this.#count = count;
  }

  getProviderName() {
    return PROVIDER;
  }

  async connect(connection) {
    const entities = generateEntities(this.#count).map(entity => ({ entity, locationKey: PROVIDER }));
    await connection.applyMutation({ type: 'full', entities });
  }
}

export function generatedEntitiesModule(count) {
  return createBackendModule({
    pluginId: 'catalog',
    moduleId: 'portico-generated-entities',
    register(env) {
      env.registerInit({
        deps: { processing: catalogProcessingExtensionPoint },
        async init({ processing }) {
          processing.addEntityProvider(new GeneratedEntitiesProvider(count));
        },
      });
    },
  });
}
