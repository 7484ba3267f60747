import type { catalogMessages } from '../features/catalog/catalogMessages.ts'
import type { settingsMessages } from '../features/settings/settingsMessages.ts'
import type { shellMessages } from '../ui/messages/shellMessages.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: {
      shell: typeof shellMessages
      catalog: typeof catalogMessages
      settings: typeof settingsMessages
    }
  }
}
