// German texts of the export of a list.

import type { Translated } from '../../../ui/messages/translated.ts'
import type { exportMessages } from './exportMessages.ts'

export const texts: Translated<typeof exportMessages> = {
  action: 'Exportieren',
  title: 'Entitäten exportieren',
  counting: 'Wird gezählt …',
  uncounted:
    'Die Entitäten konnten nicht gezählt werden. Exportiert werden alle, die zu den Filtern passen.',
  rows_one: '{{count, number}} Entität passt zu den Filtern und wird exportiert.',
  rows_other:
    '{{count, number}} Entitäten passen zu den Filtern und werden nach Namen sortiert exportiert.',
  pickedRows_one: '{{count, number}} ausgewählte Entität wird exportiert.',
  pickedRows_other: '{{count, number}} ausgewählte Entitäten werden exportiert.',
  format: 'Format',
  csv: 'CSV',
  csvHint: 'Eine Zeile je Entität, mit den Spalten der Tabelle.',
  json: 'JSON',
  jsonHint: 'Alles, was die Liste von jeder Entität weiß.',
  mark: 'Mit Byte-Reihenfolge-Marke beginnen, für Excel',
  begin: 'Exportieren',
  cancel: 'Abbrechen',
  close: 'Schließen',
  running: 'Wird exportiert …',
  progress: '{{done, number}} von {{total, number}}',
  failed_one: 'Der Export brach nach {{count, number}} Entität ab: {{message}}',
  failed_other: 'Der Export brach nach {{count, number}} Entitäten ab: {{message}}',
  savePart_one: '{{count, number}} Entität speichern',
  savePart_other: '{{count, number}} Entitäten speichern',
  resume: 'Fortsetzen',
  saved_one: '{{count, number}} Entität wurde als {{file}} gespeichert.',
  saved_other: '{{count, number}} Entitäten wurden als {{file}} gespeichert.',
}
