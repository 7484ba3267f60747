import { isRecord } from '../isRecord.ts'

/** Whether the error means that a script or style sheet of the build could not be loaded. */
export const isChunkFailure = (thrown: unknown): boolean =>
  (thrown instanceof Error && thrown.name === 'ChunkLoadError') ||
  (isRecord(thrown) && thrown['code'] === 'CSS_CHUNK_LOAD_FAILED')
