import { isRecord } from '../isRecord.ts'
import { withoutKeys } from '../keyed.ts'

/** Absolute addresses by the ref of the API, oldest first. */
export type ApiServers = Readonly<Record<string, string>>

const most = 50

export const readApiServers = (kept: unknown): ApiServers | undefined =>
  isRecord(kept) && Object.values(kept).every((one) => typeof one === 'string')
    ? (kept as ApiServers)
    : undefined

export function withApiServer(
  servers: ApiServers,
  entityRef: string,
  address: string | null,
): ApiServers {
  const others = withoutKeys(servers, [entityRef])
  if (address === null) return others
  return Object.fromEntries([...Object.entries(others).slice(1 - most), [entityRef, address]])
}
