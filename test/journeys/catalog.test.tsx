// The catalog's list.

import './catalog/browse.tsx'
import './catalog/calls.tsx'
import './catalog/errors.tsx'
import './catalog/filters.tsx'
import './catalog/index.tsx'
import './catalog/manyGroups.tsx'
import './catalog/savedViews.tsx'
import './catalog/search.tsx'
import './catalog/table.tsx'
