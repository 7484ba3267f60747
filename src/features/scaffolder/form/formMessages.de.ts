// German texts of a template's form.

import type { Translated } from '../../../ui/messages/translated.ts'
import type { formMessages } from './formMessages.ts'

export const formTexts: Translated<typeof formMessages> = {
  title: 'Vorlage',
}
