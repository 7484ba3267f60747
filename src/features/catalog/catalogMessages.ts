// English texts of the catalog. Texts that the specification quotes are verbatim.

import { indexTitles } from '../../model/catalog/indexTitles.ts'
import { entityMessages } from './entity/entityMessages.ts'
import { exportMessages } from './export/exportMessages.ts'
import { panelMessages } from './list/filters/panelMessages.ts'
import { tableMessages } from './list/table/tableMessages.ts'
import { unprocessedMessages } from './unprocessed/unprocessedMessages.ts'

export const catalogMessages = {
  ...indexTitles.en,
  count_one: '{{count, number}} entity',
  count_other: '{{count, number}} entities',
  checked: '{{found, number}} in {{count, number}} entities checked',
  checkMore: 'Check more entities',
  emptyChecked_one: 'No errors in the entity checked so far.',
  emptyChecked_other: 'No errors in the {{count, number}} entities checked so far.',
  number: '{{value, number}}',
  filters: 'Filters',
  search: 'Search by name, description or tag',
  kind: 'Kind',
  allKinds: 'All kinds',
  type: 'Type',
  facetsFailed: "Couldn't load the counts.",
  resetFilters: 'Clear all filters',
  kindCount: '{{name}} ({{count, number}})',
  showResults: 'Show results',
  showCounted_one: 'Show {{count, number}} result',
  showCounted_other: 'Show {{count, number}} results',
  otherKinds_one: '{{count, number}} match in other kinds',
  otherKinds_other: '{{count, number}} matches in other kinds',
  caption: 'Catalog entities',
  loading: 'Loading entities…',
  updating: 'Updating…',
  loadMore: 'Load more',
  retry: 'Retry',
  loadingMore: 'Loading more…',
  loadMoreFailed: "Couldn't load more entities: {{message}}",
  listChanged: 'This list is out of date. Reload.',
  reload: 'Reload',
  empty: 'No records to display',
  emptyHint: 'No entities match these filters.',
  emptyCatalogHint: 'No entities of this kind yet.',
  listFailed: 'Could not fetch catalog entities.',
  create: 'Create',
  registerApi: 'Register API',
  entity: entityMessages,
  unprocessed: unprocessedMessages,
  panel: panelMessages,
  table: tableMessages,
  export: exportMessages,
} as const
