// How the portal starts, and what it says of what did not come.

import './start/backendFailures.tsx'
import './start/bootFailures.tsx'
import './start/errorPage.tsx'
import './start/newVersion.tsx'
import './start/recovery.tsx'
import './start/sideFailures.tsx'
import './start/startPage.tsx'
