// Problem reports, and playing them back.

import './reports/making.tsx'
import './reports/replay.tsx'
