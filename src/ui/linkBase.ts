import { createContext } from 'react'
import type { Integration } from '../model/integrations/integration.ts'

/** Where a text with relative links was written. */
export interface LinkBase {
  /** URL of its file. */
  readonly base: string
  readonly integrations: readonly Integration[]
}

/** Undefined if that is not known: then its links stay as they are. */
export const LinkBaseContext = createContext<LinkBase | undefined>(undefined)
