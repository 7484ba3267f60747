import { RecentRunsCard } from '../../features/ci/cards/RecentRunsCard.tsx'
import { ciMessages } from '../../features/ci/ciMessages.ts'
import { ciPollingSlice } from '../../features/ci/ciPollingSlice.ts'
import { jobLogSlice } from '../../features/ci/jobLogSlice.ts'
import { runActionSlice } from '../../features/ci/runActionSlice.ts'
import { logSettingsSlice } from '../../features/preferences/logSettingsSlice.ts'
import { runsViewSlice } from '../../features/preferences/runsViewSlice.ts'
import { ciAttention } from '../../sagas/ci/ciAttention.ts'
import { ciPollingSaga } from '../../sagas/ci/ciPollingSaga.ts'
import { runActionSaga } from '../../sagas/ci/runActionSaga.ts'
import { lazyPart } from '../../ui/behaviour/lazyPart.tsx'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const ciModule: PluginModule = {
  entityComponents: {
    recent: RecentRunsCard,
    tab: lazyPart(
      async () =>
        (await import(/* webpackChunkName: "ci-tab" */ '../../features/ci/CiTab.tsx')).CiTab,
    ),
  },
  attentionChecks: { ci: ciAttention },
  slices: [ciPollingSlice, jobLogSlice, runActionSlice, runsViewSlice, logSettingsSlice],
  processes: [
    { name: 'ciPolling', saga: ciPollingSaga },
    { name: 'runAction', saga: runActionSaga },
  ],
  messages: translated('ci', ciMessages),
}
