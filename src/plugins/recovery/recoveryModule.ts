import { outagesSlice } from '../../features/recovery/outagesSlice.ts'
import { texts as de } from '../../features/recovery/recoveryMessages.de.ts'
import { recoveryMessages } from '../../features/recovery/recoveryMessages.ts'
import { texts as zh } from '../../features/recovery/recoveryMessages.zh.ts'
import { oldDraftsSaga } from '../../sagas/recovery/oldDraftsSaga.ts'
import { recoverySaga } from '../../sagas/recovery/recoverySaga.ts'
import type { PluginModule } from '../plugin.ts'

/** With all languages: chunks for two sentences cost more, and cannot be fetched while the backend is away. */
export const recoveryModule: PluginModule = {
  slices: [outagesSlice],
  processes: [
    { name: 'recovery', saga: recoverySaga },
    { name: 'oldDrafts', saga: oldDraftsSaga },
  ],
  messages: {
    en: recoveryMessages,
    others: {
      de: () => Promise.resolve({ texts: de }),
      zh: () => Promise.resolve({ texts: zh }),
    },
  },
}
