import { replaySlice } from '../../features/reports/replaySlice.ts'
import { ReportDialog } from '../../features/reports/ReportDialog.tsx'
import { reportsMessages } from '../../features/reports/reportsMessages.ts'
import { reportsSlice } from '../../features/reports/reportsSlice.ts'
import { replaySaga } from '../../sagas/reports/replaySaga.ts'
import { reportsSaga } from '../../sagas/reports/reportsSaga.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const reportsModule: PluginModule = {
  overlay: ReportDialog,
  lazyPages: {
    ReplayPage: async () =>
      (await import(/* webpackChunkName: "replay" */ '../../features/reports/ReplayPage.tsx'))
        .ReplayPage,
  },
  slices: [reportsSlice, replaySlice],
  processes: [
    { name: 'reports', saga: reportsSaga },
    { name: 'replay', saga: replaySaga },
  ],
  messages: translated('reports', reportsMessages),
}
