import type { ReactNode } from 'react'
import { findEntityRef } from '../../model/entities/entityRef.ts'
import { entityPath } from '../../model/paths.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { Link } from '../../ui/Link.tsx'
import { useEntityPresentation } from '../entities/presentation/useEntityPresentation.ts'
import classes from './RefLinks.module.css'

export interface RefLinksProps {
  readonly refs: readonly string[]
  /** Content before each link. */
  readonly before?: (ref: string, name: string) => ReactNode
}

/** Links to entities by ref, with their names; missing entities have links too. */
export function RefLinks({ refs, before }: RefLinksProps) {
  return (
    <ul className={classes['list']}>
      {refs.map((text) => (
        <RefLink key={text} text={text} before={before} />
      ))}
    </ul>
  )
}

interface RefLinkProps {
  readonly text: string
  readonly before: RefLinksProps['before']
}

function RefLink({ text, before }: RefLinkProps) {
  const ref = findEntityRef(text)
  const name = useEntityPresentation(ref)?.name ?? text
  return (
    <li>
      {before?.(text, name)}
      <EntityIcon kind={ref?.kind ?? ''} size={14} />
      {ref ? (
        <Link to={entityPath(ref)} title={text}>
          {name}
        </Link>
      ) : (
        name
      )}
    </li>
  )
}
