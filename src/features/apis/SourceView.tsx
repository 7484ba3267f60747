import { languageOf, type ApiDefinition } from '../../model/apis/definition.ts'
import { CodeViewer } from '../../ui/code/CodeViewer.tsx'

export interface SourceViewProps {
  readonly definition: ApiDefinition
  /** Label for screen readers. */
  readonly label: string
}

/** The definition's text. */
export function SourceView({ definition, label }: SourceViewProps) {
  return <CodeViewer text={definition.text} language={languageOf(definition)} label={label} />
}
