// German texts of what the catalog does not show.

import type { Translated } from '../../../ui/messages/translated.ts'
import type { unprocessedMessages } from './unprocessedMessages.ts'

export const texts: Translated<typeof unprocessedMessages> = {
  title: 'Nicht verarbeitete Entitäten',
  intro:
    'Was der Katalog gelesen hat, aber nicht zeigt: Entitäten, die noch an die Reihe kommen, und solche, die er nicht annehmen konnte.',
  lookAgain: 'Neu laden',
  loading: 'Nicht verarbeitete Entitäten werden geladen …',
  loadFailed: 'Die nicht verarbeiteten Entitäten konnten nicht geladen werden',
  notOffered: 'Dieses Backend verrät nicht, was es nicht verarbeiten konnte',
  notOfferedHint:
    'Wer es betreibt, kann das Modul @backstage/plugin-catalog-backend-module-unprocessed hinzufügen.',
  refused: 'Nicht angenommen',
  noneRefused: 'Nichts wurde abgelehnt.',
  waiting: 'In der Warteschlange',
  noneWaiting: 'Nichts wartet.',
  counted: '{{title}} ({{count, number}})',
  location: 'Gelesen aus',
  discovered: 'Dort zuletzt gesehen',
  nextAttempt: 'Nächster Versuch',
  time: '{{time, datetime}}',
  source: 'Gelesenen Inhalt anzeigen',
  readAgain: 'Jetzt erneut einlesen',
  copyError: 'Fehler kopieren',
  willBeRead: 'Der Katalog liest sie in Kürze noch einmal.',
  notRead: 'Sie wird nicht noch einmal gelesen: {{message}}',
}
