import { createRouteRef } from '../../model/routes/routeRefs.ts'
import type { PluginManifest } from '../plugin.ts'

/** The page of components, in development builds; nothing of it is in any other. */
export const componentsPlugins = (): readonly PluginManifest[] =>
  PORTICO_COMPONENTS
    ? [
        {
          id: 'components',
          pages: [
            {
              route: createRouteRef({ id: 'components.root' }),
              path: '/dev/components',
              page: 'ComponentsPage',
            },
          ],
          load: async () =>
            (await import(/* webpackChunkName: "components" */ './componentsModule.ts'))
              .componentsModule,
        },
      ]
    : []
