// German texts of the catalog.

import type { Translated } from '../../ui/messages/translated.ts'
import type { catalogMessages } from './catalogMessages.ts'
import { texts as entityTexts } from './entity/entityMessages.de.ts'
import { texts as exportTexts } from './export/exportMessages.de.ts'
import { texts as panelTexts } from './list/panelMessages.de.ts'
import { texts as tableTexts } from './list/tableMessages.de.ts'
import { texts as unprocessedTexts } from './unprocessed/unprocessedMessages.de.ts'

export const texts: Translated<typeof catalogMessages> = {
  title: 'Katalog von {{organization}}',
  count_one: '{{count, number}} Entität',
  count_other: '{{count, number}} Entitäten',
  checked: '{{found, number}} in {{count, number}} geprüften Entitäten',
  checkMore: 'Weitere Entitäten prüfen',
  emptyChecked_one: 'Keine Fehler in der bisher geprüften Entität.',
  emptyChecked_other: 'Keine Fehler in den bisher geprüften {{count, number}} Entitäten.',
  number: '{{value, number}}',
  filters: 'Filter',
  search: 'Nach Name, Beschreibung oder Tag suchen',
  kind: 'Art',
  allKinds: 'Alle Arten',
  type: 'Typ',
  facetsFailed: 'Anzahl konnte nicht geladen werden.',
  resetFilters: 'Alle Filter entfernen',
  kindCount: '{{name}} ({{count, number}})',
  showResults: 'Ergebnisse anzeigen',
  showCounted_one: '{{count, number}} Ergebnis anzeigen',
  showCounted_other: '{{count, number}} Ergebnisse anzeigen',
  otherKinds_one: '{{count, number}} Treffer in anderen Arten',
  otherKinds_other: '{{count, number}} Treffer in anderen Arten',
  caption: 'Entitäten im Katalog',
  loading: 'Entitäten werden geladen…',
  updating: 'Wird aktualisiert…',
  loadMore: 'Mehr laden',
  retry: 'Erneut versuchen',
  loadingMore: 'Weitere werden geladen…',
  loadMoreFailed: 'Weitere Entitäten konnten nicht geladen werden: {{message}}',
  listChanged: 'Die Liste ist veraltet. Laden Sie sie neu.',
  reload: 'Neu laden',
  empty: 'Keine Entitäten vorhanden',
  emptyHint: 'Keine Entität entspricht diesen Filtern.',
  emptyCatalogHint: 'Noch keine Entitäten dieser Art.',
  listFailed: 'Die Entitäten des Katalogs konnten nicht abgerufen werden.',
  create: 'Erstellen',
  apis: 'APIs',
  registerApi: 'API registrieren',
  entity: entityTexts,
  unprocessed: unprocessedTexts,
  panel: panelTexts,
  table: tableTexts,
  export: exportTexts,
}
