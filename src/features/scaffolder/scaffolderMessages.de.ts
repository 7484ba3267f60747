// German texts of the scaffolder.

import type { Translated } from '../../ui/messages/translated.ts'
import { fieldTexts } from './form/fieldMessages.de.ts'
import { formTexts } from './form/formMessages.de.ts'
import type { scaffolderMessages } from './scaffolderMessages.ts'

export const texts: Translated<typeof scaffolderMessages> = {
  form: formTexts,
  fields: fieldTexts,
}
