import { createRouteRef } from '../../model/routes/routeRefs.ts'
import type { PluginManifest } from '../plugin.ts'

/** The components page, in development builds only. */
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
