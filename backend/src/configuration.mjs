import { coreServices, createServiceFactory } from '@backstage/backend-plugin-api';
import { ConfigSources } from '@backstage/config-loader';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BACKEND_DIR, PORTAL_ROOT } from './settings.mjs';

/** Entities that the catalog reads in a second on a small machine, on the safe side. */
const READ_PER_SECOND = 125;

/** The configuration files in the order in which they are laid over each other. */
export function configurationFiles({ databaseUrl, generate }) {
  return [
    'app-config.yaml',
    ...(databaseUrl ? ['app-config.postgres.yaml'] : []),
    ...(generate > 0 ? ['app-config.generated.yaml'] : []),
  ].map(name => join(BACKEND_DIR, name));
}

/** A search index built while entities are still read would lack the rest until it is built again. */
function indexDelaySeconds({ databaseDir, databaseUrl, generate }) {
  const isFilled = !databaseUrl && existsSync(join(databaseDir, 'catalog.sqlite'));
  return isFilled ? 3 : 5 + Math.ceil(generate / READ_PER_SECOND);
}

/** What the configuration files may refer to as ${NAME}. */
export function configurationVariables(settings) {
  return {
    PORTICO_BACKEND_PORT: String(settings.port),
    PORTICO_PORT: String(settings.portalPort),
    PORTICO_PORTAL_ROOT: PORTAL_ROOT,
    PORTICO_DATABASE_DIR: settings.databaseDir,
    PORTICO_INDEX_DELAY_SECONDS: String(indexDelaySeconds(settings)),
    DATABASE_URL: settings.databaseUrl,
  };
}

/** Backstage's own configuration service, except that it prints nothing. `APP_CONFIG_…` variables still win. */
export function configurationService(settings) {
  const argv = configurationFiles(settings).flatMap(file => ['--config', file]);
  const variables = configurationVariables(settings);
  return createServiceFactory({
    service: coreServices.rootConfig,
    deps: {},
    factory: () =>
      ConfigSources.toConfig(
        ConfigSources.default({ argv, watch: false, substitutionFunc: async name => variables[name] ?? process.env[name] }),
      ),
  });
}
