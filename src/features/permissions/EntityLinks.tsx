import { findEntityRef } from '../../model/entities/entityRef.ts'
import { entityPath } from '../../model/paths.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { Link } from '../../ui/Link.tsx'
import { useEntityPresentation } from '../entities/presentation/useEntityPresentation.ts'
import classes from './DenialDialog.module.css'

export interface EntityLinksProps {
  readonly refs: readonly string[]
  readonly onFollow: () => void
}

/** Names of entities with links; what is no ref is shown as it is. */
export function EntityLinks({ refs, onFollow }: EntityLinksProps) {
  return (
    <ul className={classes['list']}>
      {refs.map((ref) => (
        <li key={ref}>
          <EntityName text={ref} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

function EntityName({ text, onFollow }: { readonly text: string; readonly onFollow: () => void }) {
  const ref = findEntityRef(text)
  const name = useEntityPresentation(ref)?.name ?? text
  if (!ref) return <code>{text}</code>
  return (
    <>
      <EntityIcon kind={ref.kind} size={14} />{' '}
      <Link to={entityPath(ref)} title={text} onClick={onFollow}>
        {name}
      </Link>
    </>
  )
}
