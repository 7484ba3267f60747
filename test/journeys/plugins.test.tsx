// Plugins: one that works, one that is broken, and what each costs.

import './plugins/bill.tsx'
import './plugins/brokenPlugin.tsx'
import './plugins/identity.tsx'
import './plugins/samplePlugin.tsx'
