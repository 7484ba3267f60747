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
  number: '{{value, number}}',
  filters: 'Filter',
  showFilters: 'Filter',
  search: 'Nach Name, Beschreibung oder Tag suchen',
  kind: 'Art',
  allKinds: 'Alle Arten',
  type: 'Typ',
  noTypes: 'Diese Art hat keine Typen.',
  facetsFailed: 'Konnte nicht gezählt werden.',
  resetFilters: 'Alle Filter entfernen',
  caption: 'Entitäten des Katalogs',
  loading: 'Entitäten werden geladen …',
  updating: 'Wird aktualisiert …',
  loadMore: 'Mehr laden',
  retry: 'Erneut versuchen',
  loadingMore: 'Weitere werden geladen …',
  loadMoreFailed: 'Weitere Entitäten konnten nicht geladen werden: {{message}}',
  listChanged: 'Die Liste hat sich inzwischen geändert und kann nicht fortgesetzt werden.',
  startOver: 'Von vorn beginnen',
  empty: 'Keine Einträge vorhanden',
  emptyHint: 'Nichts passt zu diesen Filtern.',
  emptyCatalogHint: 'Der Katalog hat noch nichts von dieser Art.',
  listFailed: 'Die Entitäten des Katalogs konnten nicht abgerufen werden.',
  create: 'Erstellen',
  apis: 'APIs',
  registerApi: 'Vorhandene API registrieren',
  entity: entityTexts,
  unprocessed: unprocessedTexts,
  panel: panelTexts,
  table: tableTexts,
  export: exportTexts,
}
