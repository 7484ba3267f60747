// Actions on entities, and what may not be done.

import './actions/bulk.tsx'
import './actions/denial.tsx'
import './actions/permissionGate.tsx'
import './actions/row.tsx'
import './actions/unregister.tsx'
import './actions/unregisterStates.tsx'
