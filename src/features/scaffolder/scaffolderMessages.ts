// English texts of the scaffolder: one file for each page's part.

import { fieldMessages } from './form/fieldMessages.ts'
import { formMessages } from './form/formMessages.ts'

export const scaffolderMessages = {
  form: formMessages,
  fields: fieldMessages,
}
