import { createContext, use } from 'react'

/** The portal's title, as the configuration has it; empty outside the portal's frame. */
export const PortalTitle = createContext('')

export interface PageTitleProps {
  /** The page first, then what it is part of. */
  readonly parts: readonly string[]
}

/** The title of the browser's tab, which ends with that of the portal. */
export const PageTitle = ({ parts }: PageTitleProps) => (
  <title>{[...parts, use(PortalTitle)].filter((part) => part !== '').join(' · ')}</title>
)
