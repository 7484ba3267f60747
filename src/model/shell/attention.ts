// Whether someone looks at the page.

import type { ServiceRef } from '../plugins/serviceFactories.ts'

export interface Attention {
  /** Resolves once the page is visible and has the focus. */
  readonly whenAttended: () => Promise<void>
}

export const attentionRef: ServiceRef<Attention> = { id: 'core.attention' }
