// The command palette.

import './palette/commands.tsx'
import './palette/entity.tsx'
import './palette/index.tsx'
import './palette/search.tsx'
