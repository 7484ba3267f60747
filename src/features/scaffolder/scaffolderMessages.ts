// English texts of the scaffolder: one file for each page's part.

import { actionsMessages, extensionsMessages } from './actions/actionsMessages.ts'
import { pickerMessages } from './fields/pickerMessages.ts'
import { fieldMessages } from './form/fieldMessages.ts'
import { formMessages } from './form/formMessages.ts'
import { templatesMessages } from './templates/templatesMessages.ts'

export const scaffolderMessages = {
  form: formMessages,
  pickers: pickerMessages,
  templates: templatesMessages,
  actions: actionsMessages,
  extensions: extensionsMessages,
  fields: fieldMessages,
}
