import { createAction } from '@reduxjs/toolkit'

/** It is time to ask an endpoint again that failed for a reason that may have passed. */
export const askAgainDue = createAction<{ readonly endpoint: string }>('backend/askAgain')
