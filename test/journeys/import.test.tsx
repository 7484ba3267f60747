// Registering entities, and entities that the catalog refused.

import './import/entry.tsx'
import './import/page.tsx'
import './import/unprocessed.tsx'
