import { lazyPart } from '../behaviour/lazyPart.tsx'
import type { TerminalViewProps } from './terminalViewProps.ts'

/** A terminal in a chunk of its own. */
export const TerminalView = lazyPart<TerminalViewProps>(
  async () =>
    (await import(/* webpackChunkName: "terminal" */ './LoadedTerminal.tsx')).LoadedTerminal,
)
