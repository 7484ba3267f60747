// Templates and their forms.

import './forms/fields.tsx'
import './forms/pickers.tsx'
import './forms/secrets.tsx'
import './forms/templates.tsx'
