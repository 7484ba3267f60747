// For `npm run mutate`: a property that has failed is not made smaller, and a page that waits does not wait long.

import { configure } from '@testing-library/react'
import fc from 'fast-check'

configure({ asyncUtilTimeout: 3_000 })
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })
