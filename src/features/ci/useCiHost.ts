// The loaded hosts: where entities are built, and links to pages.

import { useEffect, useState } from 'react'
import { ciHostsRef, loadHosts, type CiHost, type CiPlace } from '../../model/ci/ciHost.ts'
import { useService } from '../../ui/portalContext.ts'

type Hosts =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly hosts: readonly CiHost[] }
  | { readonly status: 'failed'; readonly thrown: unknown }

/** Undefined until they are loaded. Throws, for the boundary around the part, if they cannot be. */
export function useCiHosts(): readonly CiHost[] | undefined {
  const entries = useService(ciHostsRef)
  const [state, setState] = useState<Hosts>({ status: 'loading' })
  useEffect(() => {
    let isShown = true
    const show = (next: Hosts) => {
      if (isShown) setState(next)
    }
    loadHosts(entries).then(
      (hosts) => {
        show({ status: 'loaded', hosts })
      },
      (thrown: unknown) => {
        show({ status: 'failed', thrown })
      },
    )
    return () => {
      isShown = false
    }
  }, [entries])
  if (state.status === 'failed') throw state.thrown
  return state.status === 'loaded' ? state.hosts : undefined
}

/** Undefined until it is loaded. */
export const useCiHost = ({ host }: CiPlace): CiHost | undefined =>
  useCiHosts()?.find(({ id }) => id === host)
