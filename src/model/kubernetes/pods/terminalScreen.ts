// The way between a terminal on the page and the process that holds its socket. What passes may be secret, so nothing
// of it is in the store.

import type { ServiceRef } from '../../plugins/serviceFactories.ts'

export type TerminalInput =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'resized'; readonly columns: number; readonly rows: number }

export interface TerminalScreen {
  /** Writes what the container sent; kept until a screen is attached. */
  readonly write: (output: Uint8Array | string) => void
  /** Calls back with what the user does; returns a function to stop. */
  readonly onInput: (listener: (input: TerminalInput) => void) => () => void
  /** For the component: receives output until the function it returns is called. */
  readonly attach: (show: (output: Uint8Array | string) => void) => () => void
  readonly tell: (input: TerminalInput) => void
}

export const terminalScreenRef: ServiceRef<TerminalScreen> = { id: 'kubernetes.terminalScreen' }
