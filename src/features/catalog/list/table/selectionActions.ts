// Plugins' actions for selected rows.

import { createContext, type ComponentType } from 'react'

export interface SelectionActionProps {
  /** Selected entities, as `stringifyEntityRef` gives them; empty after they were unselected. */
  readonly refs: readonly string[]
}

export interface SelectionAction {
  readonly id: string
  readonly Component: ComponentType<SelectionActionProps>
}

export const SelectionActions = createContext<readonly SelectionAction[]>([])
