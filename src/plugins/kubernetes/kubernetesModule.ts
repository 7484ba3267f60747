import { KubernetesCard } from '../../features/kubernetes/KubernetesCard.tsx'
import { kubernetesMessages } from '../../features/kubernetes/kubernetesMessages.ts'
import { kubernetesPollingSlice } from '../../features/kubernetes/kubernetesPollingSlice.ts'
import { clusterOverviewSlice } from '../../features/kubernetes/overview/clusterOverviewSlice.ts'
import { podDeletionSlice } from '../../features/kubernetes/podDeletionSlice.ts'
import { podLogSlice } from '../../features/kubernetes/podLogSlice.ts'
import { podTerminalSlice } from '../../features/kubernetes/podTerminalSlice.ts'
import { podUsageSlice } from '../../features/kubernetes/podUsageSlice.ts'
import { logSettingsSlice } from '../../features/preferences/logSettingsSlice.ts'
import { clusterOverviewSaga } from '../../sagas/kubernetes/clusterOverviewSaga.ts'
import { kubernetesAttention } from '../../sagas/kubernetes/kubernetesAttention.ts'
import { kubernetesPollingSaga } from '../../sagas/kubernetes/kubernetesPollingSaga.ts'
import { podDeletionSaga } from '../../sagas/kubernetes/podDeletionSaga.ts'
import { podLogSaga } from '../../sagas/kubernetes/podLogSaga.ts'
import { podTerminalSaga } from '../../sagas/kubernetes/podTerminalSaga.ts'
import { podUsageSaga } from '../../sagas/kubernetes/podUsageSaga.ts'
import { lazyPart } from '../../ui/behaviour/lazyPart.tsx'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const kubernetesModule: PluginModule = {
  lazyPages: {
    KubernetesPage: async () =>
      (
        await import(
          /* webpackChunkName: "kubernetes-overview" */ '../../features/kubernetes/overview/KubernetesPage.tsx'
        )
      ).KubernetesPage,
  },
  entityComponents: {
    card: KubernetesCard,
    tab: lazyPart(
      async () =>
        (
          await import(
            /* webpackChunkName: "kubernetes-tab" */ '../../features/kubernetes/KubernetesTab.tsx'
          )
        ).KubernetesTab,
    ),
  },
  attentionChecks: { kubernetes: kubernetesAttention },
  slices: [
    clusterOverviewSlice,
    kubernetesPollingSlice,
    podLogSlice,
    podTerminalSlice,
    podDeletionSlice,
    podUsageSlice,
    logSettingsSlice,
  ],
  processes: [
    { name: 'clusterOverview', saga: clusterOverviewSaga },
    { name: 'kubernetesPolling', saga: kubernetesPollingSaga },
    { name: 'podLog', saga: podLogSaga },
    { name: 'podTerminal', saga: podTerminalSaga },
    { name: 'podDeletion', saga: podDeletionSaga },
    { name: 'podUsage', saga: podUsageSaga },
  ],
  messages: translated('kubernetes', kubernetesMessages),
}
