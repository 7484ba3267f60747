// Documentation.

import './docs/addons.tsx'
import './docs/elsewhere.tsx'
import './docs/failures.tsx'
import './docs/navigation.tsx'
