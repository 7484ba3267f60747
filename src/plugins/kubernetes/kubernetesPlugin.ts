import { ShipWheel } from 'lucide-react'
import { selectorOf } from '../../model/kubernetes/annotations.ts'
import { objectsReaderRef } from '../../model/kubernetes/objectsReading.ts'
import { kubernetesTab } from '../../model/kubernetes/objectsRequest.ts'
import { objectsTabsRef } from '../../model/kubernetes/objectsTabs.ts'
import { terminalScreenRef } from '../../model/kubernetes/pods/terminalScreen.ts'
import { builtLanguages } from '../../model/languages.ts'
import { kubernetesPath } from '../../model/paths.ts'
import { createServiceFactory } from '../../model/plugins/serviceFactories.ts'
import { kubernetesRoute, kubernetesTabRoute } from '../../model/routes/portalRoutes.ts'
import { createLazyObjectsReading } from '../../sagas/kubernetes/services/lazyObjectsReading.ts'
import { createObjectsTabs } from '../../sagas/kubernetes/services/objectsTabs.ts'
import { createTerminalScreen } from '../../sagas/kubernetes/services/terminalScreen.ts'
import { clockRef } from '../../sagas/services/coreServices.ts'
import { channelsOf } from '../../sagas/services/tabs.ts'
import type { PluginManifest } from '../plugin.ts'

/** What runs in the clusters: a page of all, an entity's tab, and a card of its overview (spec 3 §2). */
export const kubernetesPlugin: PluginManifest = {
  id: 'kubernetes',
  languages: builtLanguages,
  pages: [{ route: kubernetesRoute, path: kubernetesPath, page: 'KubernetesPage' }],
  navigation: [
    { to: kubernetesPath, titles: { en: 'Kubernetes' }, Icon: ShipWheel, shortcut: 'g k' },
  ],
  entityTabs: [
    {
      route: kubernetesTabRoute,
      path: `/${kubernetesTab}`,
      titles: { en: 'Kubernetes' },
      component: 'tab',
      appliesTo: (entity) =>
        selectorOf(entity) !== undefined || entity.kind.toLowerCase() === 'component',
    },
  ],
  entityCards: [
    {
      component: 'card',
      appliesTo: (entity) => selectorOf(entity) !== undefined,
      heightOf: () => 96,
      isAside: true,
    },
  ],
  attentionSources: [
    {
      id: 'kubernetes',
      titles: { en: 'Kubernetes' },
      appliesTo: (entity) => selectorOf(entity) !== undefined,
    },
  ],
  services: [
    createServiceFactory({
      ref: objectsTabsRef,
      create: () => createObjectsTabs(channelsOf(window)),
    }),
    createServiceFactory({
      ref: objectsReaderRef,
      dependencies: { clock: clockRef },
      create: ({ clock }) => createLazyObjectsReading(clock),
    }),
    createServiceFactory({ ref: terminalScreenRef, create: createTerminalScreen }),
  ],
  load: async () =>
    (await import(/* webpackChunkName: "kubernetes" */ './kubernetesModule.ts')).kubernetesModule,
}
