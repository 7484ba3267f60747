// German texts of unregistering.

import type { Translated } from '../../ui/messages/translated.ts'
import type { unregisterMessages } from './unregisterMessages.ts'

export const texts: Translated<typeof unregisterMessages> = {
  menuItem: 'Aus dem Katalog entfernen',
  denied:
    'Sie dürfen diese Entität nicht aus dem Katalog entfernen. Bitten Sie den Besitzer um Zugriff.',
  turnedOff: 'Das Entfernen ist in diesem Portal deaktiviert.',
  unregisterTitle: 'Diese Entität aus dem Katalog entfernen?',
  deleteTitle: 'Möchten Sie diese Entität wirklich löschen?',
  cannotTitle: 'Diese Entität kann nicht aus dem Katalog entfernt werden',
  loading: 'Die Location von {{name}} wird gesucht…',
  lookUpFailed: 'Die Location von {{name}} konnte nicht ermittelt werden.',
  bootstrapText:
    '{{name}} stammt aus der Konfiguration des Katalogs. Nach dem Löschen kommt die Entität zurück, solange die Konfiguration sie enthält.',
  unregisterText_one: 'Entfernt die Location und ihre {{count, number}} Entität:',
  unregisterText_other: 'Entfernt die Location und ihre {{count, number}} Entitäten:',
  moreColocated: 'und weitere',
  location: 'Location',
  onlyDeleteText:
    '{{name}} hat keine registrierte Location. Nach dem Löschen kann die Entität aus ihrer Quelle zurückkommen.',
  orphanText: 'Keine Location verweist auf {{name}}. Das Löschen ist endgültig.',
  advanced: 'Erweitert',
  advancedText:
    'Löscht nur diese Entität. Sie kommt zurück, solange ihre Location registriert ist.',
  unregister: 'Location entfernen',
  unregistering: 'Wird entfernt…',
  delete: 'Entität löschen',
  deleting: 'Wird gelöscht…',
  cancel: 'Abbrechen',
  back: 'Zurück',
  retry: 'Erneut versuchen',
  failed: '{{name}} konnte nicht entfernt werden.',
  deleted: 'Entität {{entityName}} gelöscht',
  undo: 'Rückgängig',
  undoing: '{{entityName}} wird wieder registriert…',
  undone: '{{entityName}} ist wieder registriert und erscheint in Kürze.',
  undoFailed: '{{entityName}} konnte nicht wieder registriert werden: {{message}}',
}
