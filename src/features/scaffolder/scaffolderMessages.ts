// English texts of the scaffolder: one file for each page's part.

import { pickerMessages } from './fields/pickerMessages.ts'
import { formMessages } from './form/formMessages.ts'

export const scaffolderMessages = {
  form: formMessages,
  pickers: pickerMessages,
}
