// Chinese texts of the scaffolder.

import type { Translated } from '../../ui/messages/translated.ts'
import { actionsTexts, extensionsTexts } from './actions/actionsMessages.zh.ts'
import { pickerTexts } from './fields/pickerMessages.zh.ts'
import { fieldTexts } from './form/fieldMessages.zh.ts'
import { formTexts } from './form/formMessages.zh.ts'
import type { scaffolderMessages } from './scaffolderMessages.ts'
import { tasksTexts } from './tasks/tasksMessages.zh.ts'
import { templatesTexts } from './templates/templatesMessages.zh.ts'

export const texts: Translated<typeof scaffolderMessages> = {
  form: formTexts,
  pickers: pickerTexts,
  path: '路径',
  templates: templatesTexts,
  tasks: tasksTexts,
  actions: actionsTexts,
  extensions: extensionsTexts,
  fields: fieldTexts,
}
