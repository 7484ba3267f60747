import { createBackend } from '@backstage/backend-defaults';
import { rootHttpRouterServiceFactory } from '@backstage/backend-defaults/rootHttpRouter';
import { configurationService } from './configuration.mjs';
import { catalogNoticesModule } from './modules/catalogNoticesModule.mjs';
import { generatedEntitiesModule } from './modules/generatedEntitiesModule.mjs';
import { localDefinitionModule } from './modules/localDefinitionModule.mjs';
import { microsoftSignInModule } from './modules/microsoftSignInModule.mjs';
import { oidcSignInModule } from './modules/oidcSignInModule.mjs';
import { openShellsLoader } from './modules/openShellsModule.mjs';
import { sampleActionsModule } from './modules/sampleActionsModule.mjs';
import { sampleHistoryModule } from './modules/sampleHistoryModule.mjs';
import { passUpgrades } from './modules/passUpgrades.mjs';
import { policyLoader } from './modules/samplePolicyModule.mjs';
import { sqliteModule } from './modules/sqliteModule.mjs';
import { taskNoticesModule } from './modules/taskNoticesModule.mjs';
import { welcomeNoticeModule } from './modules/welcomeNoticeModule.mjs';

/** Assembles the backend; nothing runs before `start()`. */
export function createPorticoBackend(settings) {
  const backend = createBackend();
  backend.add(configurationService(settings));
  backend.add(
    rootHttpRouterServiceFactory({
      configure({ server, applyDefaults }) {
        applyDefaults();
        passUpgrades(server);
      },
    }),
  );

  backend.add(import('@backstage/plugin-app-backend'));
  backend.add(import('@backstage/plugin-auth-backend'));
  backend.add(import('@backstage/plugin-auth-backend-module-guest-provider'));
  backend.add(import('@backstage/plugin-catalog-backend'));
  backend.add(import('@backstage/plugin-catalog-backend-module-scaffolder-entity-model'));
  backend.add(import('@backstage/plugin-catalog-backend-module-unprocessed'));
  backend.add(import('@backstage/plugin-events-backend'));
  backend.add(import('@backstage/plugin-kubernetes-backend'));
  backend.add(import('@backstage/plugin-notifications-backend'));
  backend.add(import('@backstage/plugin-permission-backend'));
  backend.add(import('@backstage/plugin-proxy-backend'));
  backend.add(import('@backstage/plugin-scaffolder-backend'));
  backend.add(import('@backstage/plugin-scaffolder-backend-module-github'));
  backend.add(import('@backstage/plugin-search-backend'));
  backend.add(import('@backstage/plugin-search-backend-module-catalog'));
  backend.add(import('@backstage/plugin-search-backend-module-techdocs'));
  backend.add(import('@backstage/plugin-signals-backend'));
  backend.add(import('@backstage/plugin-techdocs-backend'));
  backend.add(import('@backstage/plugin-user-settings-backend'));

  backend.add(catalogNoticesModule);
  backend.add(localDefinitionModule);
  backend.add(openShellsLoader);
  backend.add(policyLoader);
  backend.add(sampleActionsModule);
  backend.add(sampleHistoryModule);
  backend.add(taskNoticesModule);
  backend.add(welcomeNoticeModule);
  if (settings.generate > 0) backend.add(generatedEntitiesModule(settings.generate));
  if (settings.identityProvider) {
    backend.add(oidcSignInModule);
    backend.add(microsoftSignInModule);
    backend.add(import('@backstage/plugin-auth-backend-module-github-provider'));
    backend.add(import('@backstage/plugin-auth-backend-module-gitlab-provider'));
  }
  if (settings.github) backend.add(import('@backstage/plugin-catalog-backend-module-github'));
  if (settings.databaseUrl) backend.add(import('@backstage/plugin-search-backend-module-pg'));
  else for (const pluginId of ['catalog', 'scaffolder']) backend.add(sqliteModule(pluginId));
  return backend;
}
