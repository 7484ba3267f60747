import { languageOf, type ApiDefinition } from '../../model/apis/definition.ts'
import { CodeViewer } from '../../ui/CodeViewer.tsx'

export interface SourceViewProps {
  readonly definition: ApiDefinition
  /** What it is, for whoever does not see it. */
  readonly label: string
}

/** The definition's own text. */
export function SourceView({ definition, label }: SourceViewProps) {
  return <CodeViewer text={definition.text} language={languageOf(definition)} label={label} />
}
