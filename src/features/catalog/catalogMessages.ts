// English texts of the catalog. Texts in quotation marks of the specification stand here verbatim.

import { entityMessages } from './entity/entityMessages.ts'
import { exportMessages } from './export/exportMessages.ts'
import { panelMessages } from './list/panelMessages.ts'
import { tableMessages } from './list/tableMessages.ts'
import { unprocessedMessages } from './unprocessed/unprocessedMessages.ts'

export const catalogMessages = {
  title: '{{organization}} Catalog',
  count_one: '{{count, number}} entity',
  count_other: '{{count, number}} entities',
  number: '{{value, number}}',
  filters: 'Filters',
  showFilters: 'Filters',
  search: 'Search by name, description or tag',
  kind: 'Kind',
  allKinds: 'All kinds',
  type: 'Type',
  noTypes: 'This kind has no types.',
  facetsFailed: 'Could not be counted.',
  resetFilters: 'Clear all filters',
  caption: 'Entities of the catalog',
  loading: 'Loading entities …',
  updating: 'Updating …',
  loadMore: 'Load more',
  retry: 'Retry',
  loadingMore: 'Loading more …',
  loadMoreFailed: 'More entities could not be loaded: {{message}}',
  listChanged: 'This list has changed since you opened it and cannot be continued.',
  startOver: 'Start over',
  empty: 'No records to display',
  emptyHint: 'Nothing matches these filters.',
  emptyCatalogHint: 'The catalog has nothing of this kind yet.',
  listFailed: 'Could not fetch catalog entities.',
  create: 'Create',
  apis: 'APIs',
  registerApi: 'Register existing API',
  entity: entityMessages,
  unprocessed: unprocessedMessages,
  panel: panelMessages,
  table: tableMessages,
  export: exportMessages,
} as const
