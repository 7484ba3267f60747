import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { OpenedReport } from './readReport.ts'

export interface Replay {
  readonly report: OpenedReport
  /** The state at the start, and after each action. Shorter if a reducer failed. */
  readonly states: readonly Readonly<Record<string, unknown>>[]
  /** Version of this page; null in development. */
  readonly ownVersion: string | null
  /** Why there are no more states. */
  readonly failure?: string
}

export interface DrawnReplay {
  /** Shows the page as it was after so many actions. */
  readonly show: (step: number) => void
  readonly close: () => void
}

export type ReplaySlot = 'shown' | 'compared'

/** Reports that a person has opened. They are too large for the store. */
export interface Replays {
  /** The next `open` reads this file. */
  readonly choose: (slot: ReplaySlot, file: Blob) => void
  /** Throws a `ReportError`. */
  readonly open: (slot: ReplaySlot) => Promise<Replay>
  readonly opened: (slot: ReplaySlot) => Replay | undefined
  /** Draws the shown report. No process runs, and nothing is sent. */
  readonly draw: (host: HTMLElement) => DrawnReplay
}

export const replaysRef: ServiceRef<Replays> = { id: 'reports.replays' }
