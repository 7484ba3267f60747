import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { RecordedAnswer, RecordedPage, Recording } from './recording.ts'

/** What has been recorded of this page. It is too large for the store. */
export interface Recordings {
  /** Keeps what there is now. */
  readonly hold: () => void
  readonly held: () => Recording
  /** The user has left; what follows is another's. */
  readonly forget: () => void
  /** Keeps it within bounds. */
  readonly noteAnswer: (answer: Omit<RecordedAnswer, 'at'>) => void
  /** From now on. Rejects if its chunk cannot be loaded. */
  readonly followSteps: () => Promise<void>
  readonly surroundings: () => Pick<RecordedPage, 'browser' | 'language' | 'window'>
}

export const recordingsRef: ServiceRef<Recordings> = { id: 'core.recordings' }
