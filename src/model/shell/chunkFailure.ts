import { isRecord } from '../isRecord.ts'

/** Whether a part of the build could not be fetched: its script, or its style sheet. */
export const isChunkFailure = (thrown: unknown): boolean =>
  (thrown instanceof Error && thrown.name === 'ChunkLoadError') ||
  (isRecord(thrown) && thrown['code'] === 'CSS_CHUNK_LOAD_FAILED')
