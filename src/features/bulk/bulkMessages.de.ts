// German texts of refreshing and unregistering many entities.

import type { Translated } from '../../ui/messages/translated.ts'
import type { bulkMessages } from './bulkMessages.ts'

export const texts: Translated<typeof bulkMessages> = {
  refresh: 'Aktualisieren',
  unregister: 'Entfernen',
  refreshDenied:
    'Sie dürfen keine Entitäten aktualisieren. Bitten Sie Ihr Plattform-Team um Zugriff.',
  unregisterDenied:
    'Sie dürfen keine Entitäten entfernen. Bitten Sie Ihr Plattform-Team um Zugriff.',
  turnedOff: 'Das Entfernen ist in diesem Portal deaktiviert.',
  tooMany: 'Wählen Sie höchstens {{most, number}} Entitäten.',
  refreshTitle_one: '{{count, number}} Entität aktualisieren',
  refreshTitle_other: '{{count, number}} Entitäten aktualisieren',
  unregisterTitle_one: '{{count, number}} Entität aus dem Katalog entfernen?',
  unregisterTitle_other: '{{count, number}} Entitäten aus dem Katalog entfernen?',
  unregisteringTitle_one: '{{count, number}} Entität entfernen',
  unregisteringTitle_other: '{{count, number}} Entitäten entfernen',
  lookingUp: 'Locations werden gesucht…',
  lookUpFailed: 'Die Locations konnten nicht ermittelt werden.',
  leaves_one: 'Entfernt {{count, number}} Entität aus dem Katalog.',
  leaves_other: 'Entfernt {{count, number}} Entitäten aus dem Katalog.',
  leavesMore_one: 'Entfernt mehr als {{count, number}} Entität aus dem Katalog.',
  leavesMore_other: 'Entfernt mehr als {{count, number}} Entitäten aus dem Katalog.',
  leavesNone: 'Keine dieser Entitäten kann entfernt werden.',
  others_one: '{{count, number}} davon ist nicht ausgewählt, gehört aber zur selben Location.',
  others_other:
    '{{count, number}} davon sind nicht ausgewählt, gehören aber zu denselben Locations.',
  progress: '{{done, number}} von {{total, number}}',
  running: 'Wird ausgeführt…',
  refreshed: 'Aktualisierung von {{count, number}} von {{total, number}} Entitäten eingeplant.',
  removed: '{{count, number}} von {{total, number}} Entitäten entfernt.',
  notSelected: 'Nicht ausgewählt',
  andMore: 'und weitere',
  unlisted: 'Keine registrierte Location. Die Quelle kann sie wieder hinzufügen.',
  bootstrap: 'Teil der Katalogkonfiguration. Übersprungen.',
  missing: 'Nicht im Katalog. Übersprungen.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  stop: 'Anhalten',
  retry: 'Erneut versuchen',
  retryFailed: 'Fehler wiederholen',
}
