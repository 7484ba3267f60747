// Templates and their forms.

import './forms/alternatives.tsx'
import './forms/cases.tsx'
import './forms/fields.tsx'
import './forms/pickers.tsx'
import './forms/secrets.tsx'
import './forms/templates.tsx'
