// The loaded hosts: where entities are built, and links to pages.

import {
  ciHostsRef,
  loadHosts,
  type CiHost,
  type CiHostEntry,
  type CiPlace,
} from '../../model/ci/ciHost.ts'
import { chunkHook, type ChunkState } from '../../ui/behaviour/chunkHook.ts'
import { useService } from '../../ui/page/portalContext.ts'

type UseHosts = () => ChunkState<readonly CiHost[]>

/** Of each list of hosts: all components share what the first one has loaded. */
const hooks = new WeakMap<readonly CiHostEntry[], UseHosts>()

function hookOf(entries: readonly CiHostEntry[]): UseHosts {
  const known = hooks.get(entries) ?? chunkHook(() => loadHosts(entries))
  hooks.set(entries, known)
  return known
}

/** Undefined until they are loaded. Throws, for the boundary around the part, if they cannot be. */
export function useCiHosts(): readonly CiHost[] | undefined {
  const useHosts = hookOf(useService(ciHostsRef))
  const hosts = useHosts()
  if (hosts.status === 'failed') throw new Error('The hosts of workflow runs could not be loaded')
  return hosts.status === 'loaded' ? hosts.chunk : undefined
}

/** Undefined until it is loaded. */
export const useCiHost = ({ host }: CiPlace): CiHost | undefined =>
  useCiHosts()?.find(({ id }) => id === host)
