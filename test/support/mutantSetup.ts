// For `npm run mutate`: skips shrinking of failed properties.

import fc from 'fast-check'

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })
