import { reportsId } from '../../model/shell/reportTarget.ts'
import type { PluginManifest } from '../plugin.ts'

/** Problem reports, which are recordings (`docs/reports.md`). */
export const reportsPlugin: PluginManifest = {
  id: reportsId,
  languages: ['en', 'de', 'zh'],
  load: async () =>
    (await import(/* webpackChunkName: "reports" */ './reportsModule.ts')).reportsModule,
}
