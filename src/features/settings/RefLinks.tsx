import type { ReactNode } from 'react'
import { findEntityRef, humanizeEntityRef } from '../../model/entities/entityRef.ts'
import { entityPath } from '../../model/paths.ts'
import { EntityIcon } from '../../ui/EntityIcon.tsx'
import { Link } from '../../ui/Link.tsx'
import classes from './RefLinks.module.css'

export interface RefLinksProps {
  readonly refs: readonly string[]
  /** Content before each link. */
  readonly before?: (ref: string, name: string) => ReactNode
}

/** Links to entities by ref, without requests; missing entities have links too. */
export function RefLinks({ refs, before }: RefLinksProps) {
  return (
    <ul className={classes['list']}>
      {refs.map((text) => {
        const ref = findEntityRef(text)
        const name = ref ? humanizeEntityRef(ref) : text
        return (
          <li key={text}>
            {before?.(text, name)}
            <EntityIcon kind={ref?.kind ?? ''} size={14} />
            {ref ? <Link to={entityPath(ref)}>{name}</Link> : name}
          </li>
        )
      })}
    </ul>
  )
}
