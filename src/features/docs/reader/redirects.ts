// Pages and entities that send their readers on: in place, without an entry of the history, and never in a circle.

import { useLocation } from 'react-router-dom'
import { isRecord } from '../../../model/isRecord.ts'

const mostHops = 5

interface Redirects {
  /** False once there were too many in a row. */
  readonly areAllowed: boolean
  /** State of the next address. */
  readonly state: { readonly hops: number }
}

export function useRedirects(): Redirects {
  const state: unknown = useLocation().state
  const hops = isRecord(state) && typeof state['hops'] === 'number' ? state['hops'] : 0
  return { areAllowed: hops < mostHops, state: { hops: hops + 1 } }
}
