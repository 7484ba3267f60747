// The viewers, each in a chunk that is loaded with the first definition of its language.

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
  openrpc: async () =>
    (await import(/* webpackChunkName: "openrpc-viewer" */ './openrpc/OpenRpcViewer.tsx'))
      .OpenRpcViewer,
  jsonschema: async () =>
    (await import(/* webpackChunkName: "jsonschema-viewer" */ './jsonschema/JsonSchemaViewer.tsx'))
      .JsonSchemaViewer,
  grpc: async () =>
    (await import(/* webpackChunkName: "grpc-viewer" */ './grpc/ProtoViewer.tsx')).ProtoViewer,
}

const loading = new Map<DrawnFormat, Promise<Viewer>>()

/** All callers get the same promise; after a failure the next call tries again. */
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
