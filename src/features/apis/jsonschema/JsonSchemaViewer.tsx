import { useMemo } from 'react'
import { entriesOf, textOf } from '../../../model/apis/nodes.ts'
import { readDocument } from '../../../model/apis/readDocument.ts'
import { BrokenDefinition } from '../parts/BrokenDefinition.tsx'
import { Intro } from '../parts/Intro.tsx'
import classes from '../parts/parts.module.css'
import { Schema } from '../parts/Schema.tsx'
import { Schemas } from '../parts/Schemas.tsx'
import type { ViewerProps } from '../viewerProps.ts'

/** A document of JSON Schema. */
export function JsonSchemaViewer({ entity, definition }: ViewerProps) {
  const reading = useMemo(() => readDocument(definition.text), [definition.text])
  if (reading.status === 'broken') {
    return <BrokenDefinition reading={reading} entity={entity} definition={definition} />
  }
  const root = reading.value
  return (
    <div className={classes['viewer']}>
      <Intro entity={entity} title={textOf(root, 'title')} language="JSON Schema" />
      <div className={classes['box']}>
        <Schema root={root} schema={root} />
      </div>
      <Schemas
        root={root}
        schemas={[...entriesOf(root, '$defs'), ...entriesOf(root, 'definitions')]}
      />
    </div>
  )
}
