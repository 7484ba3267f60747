import { coreServices, createServiceFactory } from '@backstage/backend-plugin-api';
import { ConfigSources } from '@backstage/config-loader';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BACKEND_DIR, PORTAL_ROOT } from './settings.mjs';

/** Entities that the catalog reads per second on a slow machine. */
const READ_PER_SECOND = 125;

const SESSION_SECRET = randomBytes(32).toString('base64url');

/** The configuration files; later ones override earlier ones. */
export function configurationFiles({ databaseUrl, generate, identityProvider, github, azure }) {
  return [
    'app-config.yaml',
    ...(databaseUrl ? ['app-config.postgres.yaml'] : []),
    ...(generate > 0 ? ['app-config.generated.yaml'] : []),
    ...(identityProvider ? ['app-config.auth.yaml'] : []),
    ...(github ? ['app-config.github.yaml'] : []),
    ...(azure ? ['app-config.azure.yaml'] : []),
  ].map(name => join(BACKEND_DIR, name));
}

/** Waits for ingestion, because an index built earlier would lack entities until the next build. */
function indexDelaySeconds({ databaseDir, databaseUrl, generate }) {
  const isFilled = !databaseUrl && existsSync(join(databaseDir, 'catalog.sqlite'));
  return isFilled ? 3 : 5 + Math.ceil(generate / READ_PER_SECOND);
}

/** Includes the port, as the integrations compare it. */
const hostOf = codeHost => codeHost && new URL(codeHost.url).host;

/** Variables for ${NAME} in the configuration files. */
export function configurationVariables(settings) {
  return {
    PORTICO_BACKEND_PORT: String(settings.port),
    PORTICO_PORT: String(settings.portalPort),
    PORTICO_PORTAL_ROOT: PORTAL_ROOT,
    PORTICO_DATABASE_DIR: settings.databaseDir,
    PORTICO_DOCS_DIR: settings.docsDir,
    PORTICO_INDEX_DELAY_SECONDS: String(indexDelaySeconds(settings)),
    PORTICO_GITHUB: settings.github?.url,
    PORTICO_GITHUB_HOST: hostOf(settings.github),
    PORTICO_GITHUB_TOKEN: settings.github?.token,
    PORTICO_AZURE_HOST: hostOf(settings.azure),
    PORTICO_AZURE_TOKEN: settings.azure?.token,
    PORTICO_IDENTITY_PROVIDER: settings.identityProvider?.url,
    PORTICO_IDENTITY_PROVIDER_SECRET: settings.identityProvider?.clientSecret,
    // Signs short-lived sign-in state, so a new secret at each start is harmless.
    PORTICO_SESSION_SECRET: SESSION_SECRET,
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
