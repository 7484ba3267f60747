// The loaded host of a place, for links to its pages.

import { useEffect, useState } from 'react'
import { ciHostsRef, type CiHost, type CiPlace } from '../../model/ci/ciHost.ts'
import { useService } from '../../ui/portalContext.ts'

/** Undefined until it is loaded, which a request has usually done before. */
export function useCiHost({ host: id }: CiPlace): CiHost | undefined {
  const hosts = useService(ciHostsRef)
  const [host, setHost] = useState<CiHost>()
  useEffect(() => {
    let isShown = true
    const entry = hosts.find((one) => one.id === id)
    entry?.load().then(
      (loaded) => {
        if (isShown) setHost(loaded)
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [hosts, id])
  return host
}

export const useSsoUrl = (place: CiPlace): string | undefined => useCiHost(place)?.ssoUrl(place)
