// Parts that plugins add to the pages of documentation.

import type { EntityRef } from '../entities/entityRef.ts'

/** Above the tools, above and below the list of pages, below the article and its contents, and among the settings. */
export type DocsAddonPlace =
  'header' | 'navigation' | 'primarySidebar' | 'content' | 'secondarySidebar' | 'settings'

export interface DocsAddonProps {
  /** The entity that the documentation belongs to. */
  readonly docsRef: EntityRef
  /** The page, sanitised, in its shadow root. Null until it is shown, and in the header and the settings. */
  readonly article: HTMLElement | null
  /** Address for editing the page, if the documentation has one. */
  readonly editUrl?: string | undefined
}
