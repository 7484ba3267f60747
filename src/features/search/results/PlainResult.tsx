import { FileText } from 'lucide-react'
import { ResultFrame } from './ResultFrame.tsx'
import type { SearchResultProps } from './searchExtensions.ts'

/** A result of a type that no plugin shows. */
export const PlainResult = (props: SearchResultProps) => (
  <ResultFrame
    {...props}
    icon={<FileText size={14} aria-hidden="true" />}
    crumbs={[props.result.type]}
  />
)
