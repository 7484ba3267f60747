// The page that replays a report. The recording itself is too large for the store (`replaysRef`).

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ReportProblem } from '../../model/reports/readReport.ts'

export interface OpenedSummary {
  readonly name: string
  /** Number of the last state. */
  readonly last: number
  /** States after which an action failed. */
  readonly errors: readonly number[]
}

export interface Refusal {
  readonly name: string
  readonly problem: ReportProblem
  readonly where: string
}

type Compared =
  | { readonly status: 'none' }
  | { readonly status: 'opening'; readonly name: string }
  | ({ readonly status: 'refused' } & Refusal)
  /** Undefined: there is no difference. */
  | { readonly status: 'open'; readonly name: string; readonly difference?: number }

interface Shown extends OpenedSummary {
  readonly step: number
  readonly isPlaying: boolean
  readonly compared: Compared
}

export type ReplayState =
  | { readonly status: 'empty' }
  | { readonly status: 'opening'; readonly name: string }
  | ({ readonly status: 'refused' } & Refusal)
  | ({ readonly status: 'open' } & Shown)

const ifOpen = (state: ReplayState, change: (open: Shown) => Partial<Shown>): ReplayState =>
  state.status === 'open' ? { ...state, ...change(state) } : state

const at = ({ last }: Shown, step: number) => Math.min(last, Math.max(0, step))

export const replaySlice = createSlice({
  name: 'replay',
  initialState: (): ReplayState => ({ status: 'empty' }),
  reducers: {
    fileChosen: (_state, { payload: name }: PayloadAction<string>): ReplayState => ({
      status: 'opening',
      name,
    }),
    fileOpened: (state, { payload }: PayloadAction<OpenedSummary>): ReplayState =>
      state.status === 'opening'
        ? { status: 'open', ...payload, step: 0, isPlaying: false, compared: { status: 'none' } }
        : state,
    fileRefused: (state, { payload }: PayloadAction<Refusal>): ReplayState =>
      state.status === 'opening' ? { status: 'refused', ...payload } : state,
    otherChosen: (state, { payload: name }: PayloadAction<string>): ReplayState =>
      ifOpen(state, () => ({ compared: { status: 'opening', name } })),
    otherOpened: (
      state,
      { payload }: PayloadAction<{ readonly name: string; readonly difference?: number }>,
    ): ReplayState =>
      ifOpen(state, ({ compared }) =>
        compared.status === 'opening' ? { compared: { status: 'open', ...payload } } : {},
      ),
    otherRefused: (state, { payload }: PayloadAction<Refusal>): ReplayState =>
      ifOpen(state, ({ compared }) =>
        compared.status === 'opening' ? { compared: { status: 'refused', ...payload } } : {},
      ),
    stepChosen: (state, { payload: step }: PayloadAction<number>): ReplayState =>
      ifOpen(state, (open) => ({ step: at(open, step), isPlaying: false })),
    playRequested: (state): ReplayState =>
      ifOpen(state, ({ step, last }) => ({ isPlaying: true, step: step === last ? 0 : step })),
    pauseRequested: (state): ReplayState => ifOpen(state, () => ({ isPlaying: false })),
    stepPlayed: (state): ReplayState =>
      ifOpen(state, (open) => {
        if (!open.isPlaying) return {}
        const step = at(open, open.step + 1)
        return { step, isPlaying: step < open.last }
      }),
  },
  selectors: { selectReplay: (state) => state },
})

export type ReplayRoot = Parameters<typeof replaySlice.selectors.selectReplay>[0]

export const {
  fileChosen,
  fileOpened,
  fileRefused,
  otherChosen,
  otherOpened,
  otherRefused,
  pauseRequested,
  playRequested,
  stepChosen,
  stepPlayed,
} = replaySlice.actions
export const { selectReplay } = replaySlice.selectors
