import { createContext } from 'react'

/** What the frame of all pages needs to know of the router. */
export interface RouterStatus {
  /** A page is being loaded, and the one before is still shown. */
  readonly isLoading: boolean
  /** The page of the current location does not begin at its top. */
  readonly keepsScroll: boolean
}

export const RouterStatus = createContext<RouterStatus>({ isLoading: false, keepsScroll: false })
