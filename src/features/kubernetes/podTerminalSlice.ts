// The terminal that is open in a container. Only its connection is in the store: what is typed and shown may be secret.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface TerminalTarget {
  readonly namespace: string
  readonly pod: string
  readonly container: string
}

/** `shell` counts: a connection that was lost is not taken up, but a new shell is started. */
export interface Shell {
  readonly target: TerminalTarget
  readonly shell: number
}

type PodTerminalState =
  | { readonly status: 'closed' }
  | ({ readonly status: 'connecting' | 'open' } & Shell)
  /** `reason` is null after `exit`. */
  | ({ readonly status: 'ended'; readonly reason: string | null } & Shell)

const closed: PodTerminalState = { status: 'closed' }

export const podTerminalSlice = createSlice({
  name: 'podTerminal',
  initialState: (): PodTerminalState => closed,
  reducers: {
    terminalOpened: (
      _state,
      { payload: { target } }: PayloadAction<{ readonly target: TerminalTarget }>,
    ): PodTerminalState => ({ status: 'connecting', target, shell: 1 }),
    terminalLeft: (state): PodTerminalState => (state.status === 'closed' ? state : closed),
    shellStarted: (state): PodTerminalState =>
      state.status === 'connecting' ? { ...state, status: 'open' } : state,
    shellEnded: (
      state,
      { payload: { reason } }: PayloadAction<{ readonly reason: string | null }>,
    ): PodTerminalState =>
      state.status === 'connecting' || state.status === 'open'
        ? { ...state, status: 'ended', reason }
        : state,
    /** The user wants another shell; the lines of the one before stay. */
    reconnectRequested: (state): PodTerminalState =>
      state.status === 'ended'
        ? { status: 'connecting', target: state.target, shell: state.shell + 1 }
        : state,
  },
  selectors: {
    selectPodTerminal: (state) => state,
    /** The shell that runs: the same from connecting to the end. */
    selectShell: (state): Shell | undefined =>
      state.status === 'connecting' || state.status === 'open'
        ? { target: state.target, shell: state.shell }
        : undefined,
  },
})

export const { terminalOpened, terminalLeft, shellStarted, shellEnded, reconnectRequested } =
  podTerminalSlice.actions
export const { selectPodTerminal, selectShell } = podTerminalSlice.selectors
