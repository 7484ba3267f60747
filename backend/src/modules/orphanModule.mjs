import { ANNOTATION_LOCATION, ANNOTATION_ORIGIN_LOCATION } from '@backstage/catalog-model';
import { coreServices, createBackendModule } from '@backstage/backend-plugin-api';
import { catalogProcessingExtensionPoint, catalogServiceRef, processingResult } from '@backstage/plugin-catalog-node';
import { setTimeout as delay } from 'node:timers/promises';

const LOCATION_TYPE = 'portico-abandoned';
const LOCATION_REF = `${LOCATION_TYPE}:gift-wrapping`;
const PARENT_REF = 'location:default/abandoned-gift-wrapping';
const ORPHAN_REF = 'component:default/gift-wrapping-legacy';
const ORPHAN_ANNOTATION = 'backstage.io/orphan';

const parent = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Location',
  metadata: {
    name: 'abandoned-gift-wrapping',
    description: 'Once listed the legacy gift wrapping service; now lists nothing.',
    annotations: { [ANNOTATION_LOCATION]: LOCATION_REF, [ANNOTATION_ORIGIN_LOCATION]: LOCATION_REF },
  },
  spec: { type: LOCATION_TYPE, target: 'gift-wrapping' },
};

const orphan = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: {
    name: 'gift-wrapping-legacy',
    title: 'Gift Wrapping (legacy)',
    description: 'Priced gift wrapping at the counter. Its catalog file is gone, the entity stayed behind.',
    tags: ['legacy', 'perl'],
  },
  spec: { type: 'service', lifecycle: 'deprecated', owner: 'group:default/fulfilment-team', system: 'fulfilment' },
};

/** Lists the entity the first time its location is read and never again: what a deleted catalog file looks like. */
class AbandonedLocationProcessor {
  getProcessorName() {
    return 'AbandonedLocationProcessor';
  }

  async readLocation(location, _optional, emit, _parser, cache) {
    if (location.type !== LOCATION_TYPE) return false;
    if (await cache.get('isRead')) return true;
    await cache.set('isRead', true);
    emit(processingResult.entity(location, orphan));
    return true;
  }
}

class AbandonedLocationProvider {
  getProviderName() {
    return LOCATION_TYPE;
  }

  async connect(connection) {
    await connection.applyMutation({ type: 'full', entities: [{ entity: parent, locationKey: LOCATION_REF }] });
  }
}

/** Asks for the location and the entity to be processed again until the catalog calls the entity an orphan. */
async function abandon(catalog, credentials, isStopped) {
  while (!isStopped()) {
    const entity = await catalog.getEntityByRef(ORPHAN_REF, { credentials }).catch(() => undefined);
    if (entity?.metadata.annotations?.[ORPHAN_ANNOTATION] === 'true') return;
    if (entity) {
      await catalog.refreshEntity(PARENT_REF, { credentials }).catch(() => {});
      await catalog.refreshEntity(ORPHAN_REF, { credentials }).catch(() => {});
    }
    await delay(500);
  }
}

export const orphanModule = createBackendModule({
  pluginId: 'catalog',
  moduleId: 'portico-orphan',
  register(env) {
    env.registerInit({
      deps: {
        auth: coreServices.auth,
        catalog: catalogServiceRef,
        lifecycle: coreServices.rootLifecycle,
        processing: catalogProcessingExtensionPoint,
      },
      async init({ auth, catalog, lifecycle, processing }) {
        let hasStopped = false;
        processing.addProcessor(new AbandonedLocationProcessor());
        processing.addEntityProvider(new AbandonedLocationProvider());
        lifecycle.addStartupHook(async () => {
          void abandon(catalog, await auth.getOwnServiceCredentials(), () => hasStopped);
        });
        lifecycle.addShutdownHook(() => {
          hasStopped = true;
        });
      },
    });
  },
});
