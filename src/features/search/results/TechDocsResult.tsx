import { BookOpen } from 'lucide-react'
import { breadcrumbsOf } from '../../../model/search/resultLink.ts'
import { ResultFrame } from './ResultFrame.tsx'
import type { SearchResultProps } from './searchExtensions.ts'

/** A page or section of an entity's documentation. */
export function TechDocsResult({ pageTitle, ...props }: SearchResultProps) {
  const { entityTitle, name, path = '' } = props.result.fields
  const steps = breadcrumbsOf(path)
  const above = steps.slice(0, -1)
  // A page is named by its title.
  const page = path.includes('#') && steps.length > 0 ? (pageTitle ?? steps.at(-1)) : undefined
  const crumbs = [entityTitle ?? name, ...above, page].filter((crumb) => crumb !== undefined)
  return <ResultFrame {...props} icon={<BookOpen size={14} aria-hidden="true" />} crumbs={crumbs} />
}
