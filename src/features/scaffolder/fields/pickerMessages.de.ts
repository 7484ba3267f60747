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
    branch: 'Branch',
    noSuggestions: 'Vorschläge sind nicht verfügbar.',
    signingIn: 'Wartet auf Ihre Anmeldung bei {{host}}.',
    signedIn: 'Die Aufgabe verwendet Ihre Anmeldung bei {{host}}.',
    declined:
      'Sie sind bei {{host}} nicht angemeldet. Ohne Ihre Anmeldung kann die Aufgabe fehlschlagen.',
    failed:
      'Die Anmeldung bei {{host}} ist fehlgeschlagen. Ohne Ihre Anmeldung kann die Aufgabe fehlschlagen.',
    noLogin: 'Für {{host}} gibt es keine Anmeldung. Ohne sie kann die Aufgabe fehlschlagen.',
    signIn: 'Anmelden',
    missing: {
      host: 'Der Ort des Repositorys ist unvollständig, der Host fehlt.',
      owner: 'Der Ort des Repositorys ist unvollständig, der Besitzer fehlt.',
      organization: 'Der Ort des Repositorys ist unvollständig, die Organisation fehlt.',
      workspace: 'Der Ort des Repositorys ist unvollständig, der Workspace fehlt.',
      project: 'Der Ort des Repositorys ist unvollständig, das Projekt fehlt.',
      repo: 'Der Ort des Repositorys ist unvollständig, sein Name fehlt.',
      url: 'Die URL des Repositorys ist nicht lesbar.',
    },
  },
  tag: {
    hint: 'Enter fügt ein Tag hinzu. Tags bestehen aus [a-z0-9+#], getrennt durch „-“, höchstens 63 Zeichen.',
    invalid:
      '„{{tag}}“ ist kein gültiges Tag. Erlaubt ist [a-z0-9+#], getrennt durch „-“, höchstens 63 Zeichen.',
    duplicate: '„{{tag}}“ ist schon in der Liste.',
    remove: '{{tag}} entfernen',
  },
}
