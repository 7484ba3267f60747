import { useLocation } from 'react-router-dom'
import { docsIdOf, docsPlaceOf } from '../../../model/docs/docsPlace.ts'
import { docsAnnotation, docsEntityOf, docsEntityPage } from '../../../model/entities/docsEntity.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import { MissingAnnotation } from '../../entities/MissingAnnotation.tsx'
import { DocsReader } from './DocsReader.tsx'
import { DocsTools } from './DocsTools.tsx'

const annotations = [docsAnnotation]

/** `/docs` of an entity: its documentation, or that of the entity its annotation names. */
export function DocsTab({ entity }: { readonly entity: Entity }) {
  const { pathname } = useLocation()
  const docs = docsEntityOf(entity)
  const place = docsPlaceOf(pathname)
  if (!docs || !place) return <MissingAnnotation entity={entity} annotations={annotations} />
  const { sitePath } = place
  const page = place.page === '' ? docsEntityPage(entity) : place.page
  return (
    <>
      <DocsTools docsRef={docs} sitePath={sitePath} />
      <DocsReader key={docsIdOf(docs)} docsRef={docs} sitePath={sitePath} page={page} />
    </>
  )
}
