import { useMemo } from 'react'
import { readOpenApi } from '../../../model/apis/openApi.ts'
import { entityRefOf } from '../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import { BrokenDefinition } from '../parts/BrokenDefinition.tsx'
import { Description } from '../parts/Description.tsx'
import { Intro } from '../parts/Intro.tsx'
import { NamedSources } from '../parts/NamedSources.tsx'
import classes from '../parts/parts.module.css'
import { RestView } from '../parts/RestView.tsx'
import { Schemas } from '../parts/Schemas.tsx'
import { SecuritySchemes } from '../parts/SecuritySchemes.tsx'
import { Servers } from '../parts/Servers.tsx'
import type { ViewerProps } from '../viewerProps.ts'
import { Operations } from './Operations.tsx'

/** Operations, schemas and servers of an OpenAPI document. */
export function OpenApiViewer({ entity, definition }: ViewerProps) {
  const reading = useMemo(() => readOpenApi(definition.text), [definition.text])
  if (reading.status === 'broken') {
    return <BrokenDefinition reading={reading} entity={entity} definition={definition} />
  }
  const api = reading.value
  return (
    <div className={classes['viewer']}>
      <Intro
        entity={entity}
        title={api.title}
        language={api.language}
        version={api.version}
        description={api.description}
      >
        <Description text={api.summary} />
        <RestView rest={api.rest} />
      </Intro>
      <Servers servers={api.servers.map(({ url, ...server }) => ({ address: url, ...server }))} />
      <Operations api={api} entityRef={stringifyEntityRef(entityRefOf(entity))} />
      <SecuritySchemes schemes={api.security} />
      <Schemas root={api.root} schemas={api.schemas} />
      <NamedSources kinds={api.components} />
    </div>
  )
}
