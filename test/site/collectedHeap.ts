// Measures the memory that a page holds.

import type { CDPSession } from 'playwright-core'

/**
 * Bytes of the heap that remain after garbage collection. One collection does not free what
 * scripts and elements hold of each other, so it is repeated until hardly anything is freed.
 */
export async function collectedHeap(session: CDPSession, last = Infinity): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize > last * 0.99 ? usedSize : collectedHeap(session, usedSize)
}
