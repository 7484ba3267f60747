import { coreServices, createBackendFeatureLoader, createBackendModule } from '@backstage/backend-plugin-api';

const SHELLS = '/proxy/api/v1/namespaces/:namespace/pods/:pod/exec';

/** Throws if a cluster is on another machine: its shells are real. */
function requireLoopback(config) {
  for (const method of config.getConfigArray('kubernetes.clusterLocatorMethods')) {
    for (const cluster of method.getOptionalConfigArray('clusters') ?? []) {
      const { hostname } = new URL(cluster.getString('url'));
      if (hostname !== '127.0.0.1') throw new Error(`portico.openShells is for clusters of this machine, not for ${hostname}`);
    }
  }
}

/** Lets browsers open shells: they cannot send a token with a WebSocket, and Backstage answers 401 without one. */
const openShellsModule = createBackendModule({
  pluginId: 'kubernetes',
  moduleId: 'portico-open-shells',
  register(env) {
    env.registerInit({
      deps: { config: coreServices.rootConfig, router: coreServices.httpRouter },
      async init({ config, router }) {
        requireLoopback(config);
        router.addAuthPolicy({ path: SHELLS, allow: 'unauthenticated' });
      },
    });
  },
});

/** Adds the module if `portico.openShells` is set, as the stand-ins for clusters do. */
export const openShellsLoader = createBackendFeatureLoader({
  deps: { config: coreServices.rootConfig },
  *loader({ config }) {
    if (config.getOptionalBoolean('portico.openShells')) yield openShellsModule;
  },
});
