// German texts of the installed actions and the templating extensions.

import type { Translated } from '../../../ui/messages/translated.ts'
import type { actionsMessages, extensionsMessages } from './actionsMessages.ts'

export const actionsTexts: Translated<typeof actionsMessages> = {
  title: 'Installierte Aktionen',
  intro: 'Schritte, die Vorlagen verwenden können.',
  search: 'Aktionen suchen',
  loading: 'Wird geladen…',
  failed: 'Die Aktionen konnten nicht geladen werden',
  unavailable: 'In diesem Backend nicht verfügbar',
  unavailableHint: 'Installieren Sie @backstage/plugin-scaffolder-backend im Backend.',
  empty: 'Nichts installiert.',
  none: 'Keine Treffer.',
  clear: 'Suche zurücksetzen',
  contents: 'Inhalt',
  count_one: '{{count, number}} Element',
  count_other: '{{count, number}} Elemente',
  usedBy_one: 'Von {{count, number}} Vorlage verwendet',
  usedBy_other: 'Von {{count, number}} Vorlagen verwendet',
  linkTo: 'Link zu {{name}}',
  input: 'Eingabe',
  arguments: 'Argumente',
  output: 'Ausgabe',
  noFields: 'Keine Felder.',
  oneOf: 'Eines davon',
  option: 'Möglichkeit {{number, number}}',
  required: 'Pflichtfeld',
  default: 'Standard',
  examples: 'Beispiele',
  example: 'Beispiel {{number, number}}',
  copy: 'Kopieren',
}

export const extensionsTexts: Translated<typeof extensionsMessages> = {
  title: 'Erweiterungen für Vorlagen',
  intro: 'Filter, Funktionen und Werte für Ausdrücke in Vorlagen.',
  search: 'Erweiterungen suchen',
  failed: 'Die Erweiterungen konnten nicht geladen werden',
  filters: 'Filter',
  functions: 'Funktionen',
  values: 'Werte',
}
