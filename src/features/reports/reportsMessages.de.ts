// German texts of problem reports.

import type { Translated } from '../../ui/messages/translated.ts'
import type { reportsMessages } from './reportsMessages.ts'

export const texts: Translated<typeof reportsMessages> = {
  title: 'Problem melden',
  text: 'Der Bericht ist eine Aufzeichnung der letzten Minuten auf dieser Seite. Er enthält keine Tokens und keine Passwörter.',
  sent: 'Bericht gesendet.',
  whatHappened: 'Was ist passiert?',
  hide: 'Unkenntlich machen',
  emails: 'E-Mail-Adressen',
  names: 'Namen von Entitäten',
  texts: 'Eingegebene Texte',
  keptNames: 'Bleibt sichtbar, weil das Portal diese Wörter selbst verwendet: {{names, list}}',
  contents: '{{actions, number}} Aktionen, {{steps, number}} Schritte, {{size}}',
  leftOut_one: '{{count, number}} Teil ist zu groß und fehlt.',
  leftOut_other: '{{count, number}} Teile sind zu groß und fehlen.',
  preview: 'Der ganze Inhalt der Datei',
  save: 'Bericht speichern',
  send: 'Senden',
  sending: 'Wird gesendet…',
  sendFailed: 'Der Bericht konnte nicht gesendet werden',
  cancel: 'Abbrechen',
  close: 'Schließen',
}
