import { builtLanguages } from '../../model/languages.ts'
import { replayRoute } from '../../model/routes/portalRoutes.ts'
import { reportsId } from '../../model/shell/reportTarget.ts'
import type { PluginManifest } from '../plugin.ts'

/** Problem reports, which are recordings (`docs/reports.md`). */
export const reportsPlugin: PluginManifest = {
  id: reportsId,
  languages: builtLanguages,
  pages: [{ route: replayRoute, path: '/dev/replay', page: 'ReplayPage' }],
  load: async () =>
    (await import(/* webpackChunkName: "reports" */ './reportsModule.ts')).reportsModule,
}
