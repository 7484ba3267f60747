// The viewers, each a chunk of its own that comes when the first definition of its language is shown.

import type { ComponentType } from 'react'
import type { DefinitionFormat } from '../../model/apis/definition.ts'
import type { ViewerProps } from './viewerProps.ts'

export type Viewer = ComponentType<ViewerProps>
export type DrawnFormat = Exclude<DefinitionFormat, 'text'>

const loaders: Readonly<Record<DrawnFormat, () => Promise<Viewer>>> = {
  openapi: async () =>
    (await import(/* webpackChunkName: "openapi-viewer" */ './openapi/OpenApiViewer.tsx'))
      .OpenApiViewer,
  asyncapi: async () =>
    (await import(/* webpackChunkName: "asyncapi-viewer" */ './asyncapi/AsyncApiViewer.tsx'))
      .AsyncApiViewer,
  graphql: async () =>
    (await import(/* webpackChunkName: "graphql-viewer" */ './graphql/GraphqlViewer.tsx'))
      .GraphqlViewer,
  grpc: async () =>
    (await import(/* webpackChunkName: "grpc-viewer" */ './grpc/ProtoViewer.tsx')).ProtoViewer,
}

const loading = new Map<DrawnFormat, Promise<Viewer>>()

/** The same promise for all who ask; after a failure the next call tries again. */
export function viewerOf(format: DrawnFormat): Promise<Viewer> {
  const known = loading.get(format)
  if (known) return known
  const running = loaders[format]()
  loading.set(format, running)
  return running
}

export function forgetViewer(format: DrawnFormat): void {
  loading.delete(format)
}
