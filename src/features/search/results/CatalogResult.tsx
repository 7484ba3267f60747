import { EntityIcon } from '../../../ui/badges/EntityIcon.tsx'
import { ResultFrame } from './ResultFrame.tsx'
import type { SearchResultProps } from './searchExtensions.ts'

/** An entity of the catalog. */
export function CatalogResult(props: SearchResultProps) {
  const { kind = '', namespace = 'default' } = props.result.fields
  const crumbs = [kind, ...(namespace === 'default' ? [] : [namespace])].filter(Boolean)
  return <ResultFrame {...props} icon={<EntityIcon kind={kind} size={14} />} crumbs={crumbs} />
}
