import { useSyncExternalStore } from 'react'
import { onTick } from './ticker.ts'

const step = 10_000
const follow = (tell: () => void) => onTick(step, tell)
const read = () => Math.floor(Date.now() / step) * step

/** Milliseconds since 1970, in steps of ten seconds. */
export const useNow = (): number => useSyncExternalStore(follow, read)
