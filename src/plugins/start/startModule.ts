import { recentDocsSlice } from '../../features/preferences/recentDocsSlice.ts'
import { sidebarIntroSlice } from '../../features/preferences/sidebarIntroSlice.ts'
import { attentionSlice } from '../../features/start/attentionSlice.ts'
import { startLayoutSlice } from '../../features/start/startLayoutSlice.ts'
import { startMessages } from '../../features/start/startMessages.ts'
import { StartPage } from '../../features/start/StartPage.tsx'
import { attentionSaga } from '../../sagas/start/attentionSaga.ts'
import { catalogAttention } from '../../sagas/start/catalogAttention.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const startModule: PluginModule = {
  pages: { StartPage },
  attentionChecks: { catalog: catalogAttention },
  slices: [attentionSlice, startLayoutSlice, recentDocsSlice, sidebarIntroSlice],
  processes: [{ name: 'attention', saga: attentionSaga }],
  messages: translated('start', startMessages),
}
