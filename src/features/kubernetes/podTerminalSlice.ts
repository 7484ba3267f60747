// The terminal that is open in a container. Only its connection is in the store: what is typed and shown may be secret.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface TerminalTarget {
  readonly namespace: string
  readonly pod: string
  readonly container: string
}

type PodTerminalState =
  | { readonly status: 'closed' }
  /** `shell` counts: a connection that was lost is not taken up, but a new shell is started. */
  | {
      readonly status: 'connecting' | 'open'
      readonly target: TerminalTarget
      readonly shell: number
    }
  | {
      readonly status: 'ended'
      readonly target: TerminalTarget
      readonly shell: number
      /** Null after `exit`. */
      readonly reason: string | null
    }

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
    /** Names the work of the process; the same from connecting to the end. */
    selectPodTerminalWork: (state): string =>
      state.status === 'connecting' || state.status === 'open'
        ? `${JSON.stringify(state.target)} ${String(state.shell)}`
        : state.status,
  },
})

export const { terminalOpened, terminalLeft, shellStarted, shellEnded, reconnectRequested } =
  podTerminalSlice.actions
export const { selectPodTerminal, selectPodTerminalWork } = podTerminalSlice.selectors
