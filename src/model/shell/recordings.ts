import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { RecordedPage, Recording } from './recording.ts'

/** What has been recorded of this page. It is too large for the store. */
export interface Recordings {
  /** Keeps what there is now. */
  readonly hold: () => void
  readonly held: () => Recording
  readonly surroundings: () => Pick<RecordedPage, 'browser' | 'language' | 'window'>
}

export const recordingsRef: ServiceRef<Recordings> = { id: 'core.recordings' }
