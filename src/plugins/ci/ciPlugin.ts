import { ciAccessRef } from '../../model/ci/ciAccess.ts'
import { ciHostsRef } from '../../model/ci/ciHost.ts'
import { ciTab, isBuilt } from '../../model/ci/ciTab.ts'
import { githubEntry } from '../../model/ci/github/githubEntry.ts'
import { builtLanguages } from '../../model/languages.ts'
import { createServiceFactory } from '../../model/plugins/serviceFactories.ts'
import { ciTabRoute } from '../../model/routes/portalRoutes.ts'
import { authRef } from '../../model/session/authApi.ts'
import { backendRef, clockRef } from '../../sagas/services/coreServices.ts'
import type { PluginManifest } from '../plugin.ts'

/** With the plugin's own chunk: no other page needs it. */
const loadAccess = () => import(/* webpackChunkName: "ci" */ '../../sagas/ci/services/ciAccess.ts')

/** The workflow runs of an entity's repository: its tab, and a card of its overview (spec 2 §2). */
export const ciPlugin: PluginManifest = {
  id: 'ci',
  languages: builtLanguages,
  entityTabs: [
    {
      route: ciTabRoute,
      path: `/${ciTab}`,
      titles: { en: 'CI/CD' },
      component: 'tab',
      appliesTo: (entity) => isBuilt(entity) || entity.kind.toLowerCase() === 'component',
    },
  ],
  entityCards: [{ component: 'recent', appliesTo: isBuilt, heightOf: () => 420, isAside: true }],
  attentionSources: [{ id: 'ci', titles: { en: 'CI/CD' }, appliesTo: isBuilt }],
  services: [
    createServiceFactory({ ref: ciHostsRef, create: () => [githubEntry] }),
    createServiceFactory({
      ref: ciAccessRef,
      dependencies: { auth: authRef, backend: backendRef, clock: clockRef },
      create: (parts) => {
        const loaded = loadAccess().then(({ createCiAccess }) => createCiAccess(parts))
        return {
          send: async (...request) => (await loaded).send(...request),
          allowance: async (place) => (await loaded).allowance(place),
        }
      },
    }),
  ],
  load: async () => (await import(/* webpackChunkName: "ci" */ './ciModule.ts')).ciModule,
}
