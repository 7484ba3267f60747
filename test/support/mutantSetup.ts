// For `npm run mutate`: a property that has failed is not made smaller.

import fc from 'fast-check'

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })
