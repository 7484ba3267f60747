// German texts of the form's own fields.

import type { Translated } from '../../../ui/messages/translated.ts'
import type { pickerMessages } from './pickerMessages.ts'

export const pickerTexts: Translated<typeof pickerMessages> = {
  chooseEntity: 'Nach Namen suchen',
  repo: {
    host: 'Host',
    owner: 'Besitzer',
    organization: 'Organisation',
    workspace: 'Workspace',
    project: 'Projekt',
    repo: 'Repository',
  },
  tag: {
    hint: 'Enter fügt ein Tag hinzu. Tags bestehen aus [a-z0-9+#], getrennt durch „-“, höchstens 63 Zeichen.',
    invalid:
      '„{{tag}}“ ist kein gültiges Tag. Erlaubt ist [a-z0-9+#], getrennt durch „-“, höchstens 63 Zeichen.',
    duplicate: '„{{tag}}“ ist schon in der Liste.',
    remove: '{{tag}} entfernen',
  },
}
