import type { PluginModule } from '../../../../../src/plugins/plugin.ts'
import { PulseDocs } from '../../features/pulse/PulseDocs.tsx'
import { PulseField } from '../../features/pulse/PulseField.tsx'
import { pulseMessages } from '../../features/pulse/pulseMessages.ts'
import { PulseCard, PulsePage, PulseTab } from '../../features/pulse/PulsePage.tsx'
import { pulseSlice } from '../../features/pulse/pulseSlice.ts'
import { checkPulse } from '../../model/pulse/checkPulse.ts'
import { pulseSaga } from '../../sagas/pulse/pulseSaga.ts'

export const sampleModule: PluginModule = {
  pages: { pulse: PulsePage },
  entityComponents: { tab: PulseTab, card: PulseCard },
  docsComponents: { words: PulseDocs },
  scaffolderFields: { PulsePicker: PulseField },
  scaffolderFieldChecks: { PulsePicker: checkPulse },
  slices: [pulseSlice],
  processes: [{ name: 'pulse', saga: pulseSaga }],
  messages: {
    en: pulseMessages,
    others: { de: () => import('../../features/pulse/pulseMessages.de.ts') },
  },
}
