import type { PluginModule } from '../../../src/plugins/plugin.ts'
import { pulseMessages } from './pulseMessages.ts'
import { PulseCard, PulsePage, PulseTab } from './PulsePage.tsx'
import { pulseSaga } from './pulseSaga.ts'
import { pulseSlice } from './pulseSlice.ts'

export const sampleModule: PluginModule = {
  pages: { pulse: PulsePage },
  entityComponents: { tab: PulseTab, card: PulseCard },
  slices: [pulseSlice],
  processes: [{ name: 'pulse', saga: pulseSaga }],
  messages: {
    en: pulseMessages,
    others: { de: () => import('./pulseMessages.de.ts') },
  },
}
