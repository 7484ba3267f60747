// German texts of the export of a list.

import type { Translated } from '../../../ui/messages/translated.ts'
import type { exportMessages } from './exportMessages.ts'

export const texts: Translated<typeof exportMessages> = {
  action: 'Exportieren',
  title: 'Entitäten exportieren',
  counting: 'Wird gezählt…',
  uncounted: 'Die Entitäten konnten nicht gezählt werden. Alle Treffer werden exportiert.',
  rows_one: 'Exportiert {{count, number}} Entität.',
  rows_other: 'Exportiert {{count, number}} Entitäten, nach Namen sortiert.',
  pickedRows_one: 'Exportiert {{count, number}} ausgewählte Entität.',
  pickedRows_other: 'Exportiert {{count, number}} ausgewählte Entitäten.',
  format: 'Format',
  csv: 'CSV',
  csvHint: 'Eine Zeile je Entität, mit den Tabellenspalten.',
  json: 'JSON',
  jsonHint: 'Alle geladenen Felder jeder Entität.',
  byteOrderMark: 'Excel-kompatibel (BOM)',
  begin: 'Exportieren',
  cancel: 'Abbrechen',
  close: 'Schließen',
  running: 'Wird exportiert…',
  progress: '{{done, number}} von {{total, number}}',
  failed_one: 'Export nach {{count, number}} Entität abgebrochen: {{message}}',
  failed_other: 'Export nach {{count, number}} Entitäten abgebrochen: {{message}}',
  stale: 'Die Liste hat sich während des Exports geändert. Versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  savePart_one: '{{count, number}} Entität speichern',
  savePart_other: '{{count, number}} Entitäten speichern',
  resume: 'Fortsetzen',
  saved_one: '{{count, number}} Entität als {{file}} gespeichert.',
  saved_other: '{{count, number}} Entitäten als {{file}} gespeichert.',
}
