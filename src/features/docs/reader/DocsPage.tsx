import { Navigate, useLocation } from 'react-router-dom'
import { docsIdOf, docsPathOf, docsPlaceOf, type DocsPlace } from '../../../model/docs/docsPlace.ts'
import { docsEntityOf, docsEntityPage } from '../../../model/entities/docsEntity.ts'
import { NotFoundPage } from '../../../ui/page/NotFoundPage.tsx'
import { DocsHead } from './DocsHead.tsx'
import { DocsReader } from './DocsReader.tsx'
import { DocsTools } from './DocsTools.tsx'
import { useRedirects } from './redirects.ts'
import { useDocsEntity } from './useDocsEntity.ts'

/** `/docs/:namespace/:kind/:name/*`: a page of a documentation. */
export function DocsPage() {
  const { pathname } = useLocation()
  const place = docsPlaceOf(pathname)
  return place ? <Documentation place={place} /> : <NotFoundPage path={pathname} />
}

/** Of an entity that borrows its documentation: the other one's. */
function Documentation({ place: { ref, sitePath, page } }: { readonly place: DocsPlace }) {
  const { search, hash } = useLocation()
  const redirects = useRedirects()
  const { entity } = useDocsEntity(ref)
  const docs = entity && docsEntityOf(entity)
  if (docs && redirects.areAllowed && idOf(docs) !== idOf(ref)) {
    const first = page === '' ? docsEntityPage(entity) : page
    const path = docsPathOf(docs) + (first === '' ? '' : `/${first}`)
    return <Navigate to={path + search + hash} replace state={redirects.state} />
  }
  return (
    <>
      <DocsHead docsRef={ref} />
      <DocsTools docsRef={ref} sitePath={sitePath} />
      <DocsReader key={docsIdOf(ref)} docsRef={ref} sitePath={sitePath} page={page} />
    </>
  )
}

const idOf = (ref: DocsPlace['ref']): string => docsIdOf(ref).toLowerCase()
