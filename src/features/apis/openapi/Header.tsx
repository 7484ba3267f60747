import type { ApiHeader } from '../../../model/apis/openApiContents.ts'
import { Examples } from '../parts/Examples.tsx'
import { RestView } from '../parts/RestView.tsx'
import { SchemaProperty } from '../parts/Schema.tsx'
import { Contents } from './Contents.tsx'

export interface HeaderProps {
  readonly root: unknown
  readonly header: ApiHeader
  /** `path`, `query`, `header` or `cookie`; of parameters. */
  readonly place?: string
}

/** A parameter, or a header of a response. */
export function Header({ root, header, place }: HeaderProps) {
  const { name, isRequired, isDeprecated = false, description, schema } = header
  const { contents = [], examples = [], rest } = header
  return (
    <SchemaProperty
      root={root}
      schema={schema ?? {}}
      name={name}
      isRequired={isRequired}
      isDeprecated={isDeprecated}
      description={description}
      {...(place !== undefined && { place })}
    >
      {contents.length > 0 && <Contents root={root} contents={contents} />}
      <Examples label={name} examples={examples} />
      <RestView rest={rest} />
    </SchemaProperty>
  )
}
