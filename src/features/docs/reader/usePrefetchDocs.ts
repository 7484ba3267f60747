import { useSelector } from 'react-redux'
import { docsPlaceOf } from '../../../model/docs/docsPlace.ts'
import type { EntityRef } from '../../../model/entities/entityRef.ts'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import { docsApi } from '../docsApi.ts'

/** Seconds in which a page is not requested ahead again. */
const freshFor = 60

/** Requests a page of the same documentation ahead, given its path in the portal. */
export function usePrefetchDocs(docsRef: EntityRef, sitePath: string): (path: string) => void {
  const prefetch = docsApi.usePrefetch('docsPage', { ifOlderThan: freshFor })
  const storageUrl = useSelector(selectConfig)?.docs.storageUrl ?? null
  return (path) => {
    const place = docsPlaceOf(path.replace(/[?#].*/s, ''))
    if (place?.sitePath === sitePath) prefetch({ ref: docsRef, page: place.page, storageUrl })
  }
}
