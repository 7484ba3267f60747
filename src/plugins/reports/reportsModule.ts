import { ReportDialog } from '../../features/reports/ReportDialog.tsx'
import { reportsMessages } from '../../features/reports/reportsMessages.ts'
import { reportsSlice } from '../../features/reports/reportsSlice.ts'
import { reportsSaga } from '../../sagas/reports/reportsSaga.ts'
import type { PluginModule } from '../plugin.ts'

export const reportsModule: PluginModule = {
  overlay: ReportDialog,
  slices: [reportsSlice],
  processes: [{ name: 'reports', saga: reportsSaga }],
  messages: {
    en: reportsMessages,
    others: {
      de: () =>
        import(/* webpackChunkName: "reports-de" */ '../../features/reports/reportsMessages.de.ts'),
      zh: () =>
        import(/* webpackChunkName: "reports-zh" */ '../../features/reports/reportsMessages.zh.ts'),
    },
  },
}
