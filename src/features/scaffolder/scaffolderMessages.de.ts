// German texts of the scaffolder.

import type { Translated } from '../../ui/messages/translated.ts'
import { actionsTexts, extensionsTexts } from './actions/actionsMessages.de.ts'
import { pickerTexts } from './fields/pickerMessages.de.ts'
import { fieldTexts } from './form/fieldMessages.de.ts'
import { formTexts } from './form/formMessages.de.ts'
import type { scaffolderMessages } from './scaffolderMessages.ts'
import { tasksTexts } from './tasks/tasksMessages.de.ts'
import { templatesTexts } from './templates/templatesMessages.de.ts'

export const texts: Translated<typeof scaffolderMessages> = {
  form: formTexts,
  pickers: pickerTexts,
  path: 'Pfad',
  templates: templatesTexts,
  tasks: tasksTexts,
  actions: actionsTexts,
  extensions: extensionsTexts,
  fields: fieldTexts,
}
