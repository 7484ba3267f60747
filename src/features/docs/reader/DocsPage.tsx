import { useLocation } from 'react-router-dom'
import { docsIdOf, docsPlaceOf } from '../../../model/docs/docsPlace.ts'
import { NotFoundPage } from '../../../ui/NotFoundPage.tsx'
import { DocsHead } from './DocsHead.tsx'
import { DocsReader } from './DocsReader.tsx'
import { DocsTools } from './DocsTools.tsx'

/** `/docs/:namespace/:kind/:name/*`: a page of a documentation. */
export function DocsPage() {
  const { pathname } = useLocation()
  const place = docsPlaceOf(pathname)
  if (!place) return <NotFoundPage path={pathname} />
  const { ref, sitePath, page } = place
  return (
    <>
      <DocsHead docsRef={ref} />
      <DocsTools docsRef={ref} sitePath={sitePath} />
      <DocsReader key={docsIdOf(ref)} docsRef={ref} sitePath={sitePath} page={page} />
    </>
  )
}
