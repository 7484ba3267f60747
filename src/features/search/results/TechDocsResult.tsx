import { BookOpen } from 'lucide-react'
import { breadcrumbsOf } from '../../../model/search/resultLink.ts'
import { ResultFrame } from './ResultFrame.tsx'
import type { SearchResultProps } from './searchExtensions.ts'

/** A page or section of an entity's documentation. */
export function TechDocsResult(props: SearchResultProps) {
  const { entityTitle, name, path = '' } = props.result.fields
  const crumbs = [entityTitle ?? name ?? '', ...breadcrumbsOf(path)].filter(Boolean)
  return <ResultFrame {...props} icon={<BookOpen size={14} aria-hidden="true" />} crumbs={crumbs} />
}
