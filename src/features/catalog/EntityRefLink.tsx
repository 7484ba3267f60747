import { Link } from 'react-router'
import { findEntityRef, humanizeEntityRef } from '../../model/entityRef.ts'
import { entityPath } from '../../model/paths.ts'
import { usePrefetchEntity } from './catalogApi.ts'

export interface EntityRefLinkProps {
  /** A ref as an entity wrote it; nothing is drawn where it is missing. */
  readonly text: string | undefined
  /** Kind of the ref where its text has none, and left out of what is shown. */
  readonly kind?: string
  readonly namespace?: string
}

/** A reference as a link; as plain text where it is malformed. */
export function EntityRefLink({ text, kind, namespace }: EntityRefLinkProps) {
  const prefetch = usePrefetchEntity()
  if (text === undefined) return null
  const ref = findEntityRef(text, { ...(kind && { kind }), ...(namespace && { namespace }) })
  if (!ref) return <>{text}</>
  const prefetchPage = () => {
    prefetch(ref)
  }
  return (
    <Link to={entityPath(ref)} onPointerEnter={prefetchPage} onFocus={prefetchPage}>
      {humanizeEntityRef(ref, kind)}
    </Link>
  )
}
