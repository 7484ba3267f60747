// An entity's page.

import './entity/cards.tsx'
import './entity/descriptions.tsx'
import './entity/freshness.tsx'
import './entity/header.tsx'
import './entity/known.tsx'
import './entity/locationNames.tsx'
import './entity/names.tsx'
import './entity/page.tsx'
import './entity/refresh.tsx'
import './entity/relations.tsx'
import './entity/visits.tsx'
