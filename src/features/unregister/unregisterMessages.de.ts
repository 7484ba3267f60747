// German texts of taking an entity out of the catalog.

import type { Translated } from '../../ui/messages/translated.ts'
import type { unregisterMessages } from './unregisterMessages.ts'

export const texts: Translated<typeof unregisterMessages> = {
  menuItem: 'Entität abmelden',
  denied:
    'Sie dürfen diese Entität nicht abmelden. Bitten Sie den Besitzer oder Ihr Plattformteam um Zugriff.',
  turnedOff: 'Das Abmelden ist in diesem Portal abgeschaltet.',
  deciding: 'Es wird geprüft, ob Sie das dürfen …',
  unchecked: 'Entität abmelden: Prüfung fehlgeschlagen, erneut versuchen',
  unregisterTitle: 'Möchten Sie diese Entität wirklich abmelden?',
  deleteTitle: 'Möchten Sie diese Entität wirklich löschen?',
  cannotTitle: 'Diese Entität kann nicht abgemeldet werden',
  loading: 'Die Herkunft von {{name}} wird ermittelt …',
  lookUpFailed: 'Die Herkunft von {{name}} konnte nicht ermittelt werden.',
  bootstrapText:
    '{{name}} stammt aus der Konfiguration des Katalogs selbst, es gibt also keinen Ort zum Abmelden. Die Entität kann nur gelöscht werden und kommt zurück, wenn die Konfiguration sie noch nennt.',
  unregisterText_one:
    'Der Katalog vergisst diesen Ort und die {{count, number}} Entität, die von dort kam:',
  unregisterText_other:
    'Der Katalog vergisst diesen Ort und die {{count, number}} Entitäten, die von dort kamen:',
  moreColocated: 'und weitere',
  location: 'Ort',
  onlyDeleteText:
    '{{name}} stammt von keinem angemeldeten Ort. Die Entität kann nur gelöscht werden und kommt zurück, wenn noch etwas auf ihre Quelle verweist.',
  orphanText:
    'Auf {{name}} verweist kein Ort mehr. Durch das Löschen verschwindet die Entität endgültig aus dem Katalog.',
  advanced: 'Erweitert',
  advancedText:
    'Das Löschen nimmt nur diese eine Entität aus dem Katalog. Solange ihr Ort angemeldet ist, kommt sie zurück, sobald der Katalog ihn wieder liest.',
  unregister: 'Ort abmelden',
  unregistering: 'Wird abgemeldet …',
  delete: 'Entität löschen',
  deleting: 'Wird gelöscht …',
  cancel: 'Abbrechen',
  back: 'Zurück',
  retry: 'Erneut versuchen',
  failed: '{{name}} wurde nicht entfernt.',
  deleted: 'Entität {{entityName}} gelöscht',
  undo: 'Rückgängig',
  undoing: '{{entityName}} wird wieder angemeldet …',
  undone: '{{entityName}} ist wieder angemeldet; der Katalog liest den Ort gerade.',
  undoFailed: '{{entityName}} wurde nicht wieder angemeldet: {{message}}',
}
