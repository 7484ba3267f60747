import { outagesSlice } from '../../features/recovery/outagesSlice.ts'
import { recoveryMessages } from '../../features/recovery/recoveryMessages.ts'
import { oldDraftsSaga } from '../../sagas/recovery/oldDraftsSaga.ts'
import { recoverySaga } from '../../sagas/recovery/recoverySaga.ts'
import type { TextsFile } from '../../ui/messages/texts.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

/** With all languages: chunks for two sentences cost more, and cannot be fetched while the backend is away. */
export const recoveryModule: PluginModule = {
  slices: [outagesSlice],
  processes: [
    { name: 'recovery', saga: recoverySaga },
    { name: 'oldDrafts', saga: oldDraftsSaga },
  ],
  messages: translated(
    'recovery',
    recoveryMessages,
    (language) =>
      import(
        /* webpackMode: "eager" */ `../../../texts/${language}/recovery.json`
      ) as Promise<TextsFile>,
  ),
}
