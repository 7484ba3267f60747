// The portal with the page of components: in `npm run dev`, and in the build for its browser tests.

import { definition as portal } from '../../../config/plugins.ts'
import { createRouteRef } from '../../../src/model/routes/routeRefs.ts'
import type { PortalDefinition } from '../../../src/plugins/plugin.ts'

const components: PortalDefinition['plugins'][number] = {
  id: 'components',
  pages: [
    {
      route: createRouteRef({ id: 'components.root' }),
      path: '/dev/components',
      page: 'ComponentsPage',
    },
  ],
  load: async () =>
    (await import(/* webpackChunkName: "components" */ './componentsModule.ts')).componentsModule,
}

export const definition: PortalDefinition = {
  ...portal,
  plugins: [...portal.plugins, components],
}
