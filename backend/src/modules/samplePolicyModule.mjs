import { coreServices, createBackendFeatureLoader, createBackendModule } from '@backstage/backend-plugin-api';
import { catalogConditions, createCatalogConditionalDecision } from '@backstage/plugin-catalog-backend/alpha';
import { AuthorizeResult } from '@backstage/plugin-permission-common';
import { policyExtensionPoint } from '@backstage/plugin-permission-node/alpha';

const OWNERS_ONLY = ['catalog.entity.delete', 'catalog.entity.refresh'];
const NOBODY = ['catalog.location.delete'];

/** Owners may refresh and delete their entities, nobody may delete locations, and everything else is allowed. */
class SamplePolicy {
  async handle({ permission }, user) {
    if (OWNERS_ONLY.includes(permission.name)) {
      const claims = user?.info.ownershipEntityRefs ?? [];
      return createCatalogConditionalDecision(permission, catalogConditions.isEntityOwner({ claims }));
    }
    return { result: NOBODY.includes(permission.name) ? AuthorizeResult.DENY : AuthorizeResult.ALLOW };
  }
}

const samplePolicyModule = createBackendModule({
  pluginId: 'permission',
  moduleId: 'portico-sample-policy',
  register(env) {
    env.registerInit({
      deps: { policy: policyExtensionPoint },
      async init({ policy }) {
        policy.setPolicy(new SamplePolicy());
      },
    });
  },
});

/** The policy of `portico.samplePolicy`; used only if `permission.enabled` is true. */
export const policyLoader = createBackendFeatureLoader({
  deps: { config: coreServices.rootConfig },
  async loader({ config }) {
    if (config.getOptionalBoolean('portico.samplePolicy')) return [samplePolicyModule];
    return [import('@backstage/plugin-permission-backend-module-allow-all-policy')];
  },
});
