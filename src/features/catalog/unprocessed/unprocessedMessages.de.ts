// German texts of the unprocessed entities page.

import type { Translated } from '../../../ui/messages/translated.ts'
import type { unprocessedMessages } from './unprocessedMessages.ts'

export const texts: Translated<typeof unprocessedMessages> = {
  title: 'Nicht verarbeitete Entitäten',
  intro: 'Entitäten, die noch ausstehen oder nicht verarbeitet werden konnten.',
  reload: 'Neu laden',
  loading: 'Nicht verarbeitete Entitäten werden geladen…',
  loadFailed: 'Nicht verarbeitete Entitäten konnten nicht geladen werden',
  unavailable: 'In diesem Backend nicht verfügbar',
  unavailableHint:
    'Installieren Sie @backstage/plugin-catalog-backend-module-unprocessed im Backend.',
  failed: 'Fehlgeschlagen',
  noneFailed: 'Keine fehlgeschlagenen Entitäten.',
  pending: 'Ausstehend',
  nonePending: 'Keine ausstehenden Entitäten.',
  counted: '{{title}} ({{count, number}})',
  location: 'Location',
  discovered: 'Zuletzt gesehen',
  nextAttempt: 'Nächster Versuch',
  source: 'Rohdefinition',
  refresh: 'Aktualisieren',
  copyError: 'Fehler kopieren',
  refreshScheduled: 'Aktualisierung eingeplant.',
  refreshFailed: 'Aktualisierung fehlgeschlagen: {{message}}',
}
