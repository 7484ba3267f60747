// Endpoints of the documentation (spec 2 §7).

import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query/react'
import { docsFilesRef } from '../../model/docs/docsFiles.ts'
import {
  decodeDocsMetadata,
  docsMetadataPath,
  type DocsMetadata,
} from '../../model/docs/docsMetadata.ts'
import { docsFileOf, docsFilesPath, docsIdOf, docsPagePath } from '../../model/docs/docsPlace.ts'
import { decodeEntity } from '../../model/entities/answers.ts'
import type { Entity } from '../../model/entities/entity.ts'
import type { EntityRef } from '../../model/entities/entityRef.ts'
import { toFailure, type Failure } from '../../model/failure.ts'
import { type AnswerMeta, type AskBackend, backendApi, portalOf } from '../backend/backendApi.ts'

const plugin = 'techdocs'

export interface DocsPageQuery {
  readonly ref: EntityRef
  /** Path of the page in its documentation, as `DocsPlace.page`. */
  readonly page: string
  /** Base URL of stored documentation; null for the techdocs backend. */
  readonly storageUrl: string | null
}

/** Seconds for which a page that was left is kept: enough to go back. */
const keptFor = 120

/** A path that would leave its documentation has no page. */
const noPage: Failure = {
  kind: 'notFound',
  name: 'NotFoundError',
  message: 'The path is not inside the documentation',
}

const pageOf = (html: unknown): unknown => html

/** Without the user's token where the documentation is stored elsewhere. */
async function askForPage(
  { ref, page, storageUrl }: DocsPageQuery,
  api: BaseQueryApi,
  ask: AskBackend,
): Promise<QueryReturnValue<string, Failure, AnswerMeta>> {
  const file = docsFileOf(page)
  const path = docsPagePath(ref, page)
  if (file === undefined || path === undefined) return { error: noPage }
  if (storageUrl === null) {
    const asked = { plugin, path, isText: true, decode: pageOf }
    return (await ask(asked)) as QueryReturnValue<string, Failure, AnswerMeta>
  }
  const files = portalOf(api).get(docsFilesRef)
  try {
    return { data: await files.text(storageUrl + docsFilesPath(ref) + file, api.signal) }
  } catch (thrown) {
    return { error: toFailure(thrown) }
  }
}

export const docsApi = backendApi.enhanceEndpoints({ addTagTypes: ['Docs'] }).injectEndpoints({
  endpoints: (build) => ({
    /** `GET /metadata/techdocs/{namespace}/{kind}/{name}`. */
    docsMetadata: build.query<DocsMetadata, EntityRef>({
      extraOptions: { isKept: true },
      query: (ref) => ({
        plugin,
        path: docsMetadataPath('techdocs', ref),
        decode: decodeDocsMetadata,
      }),
      providesTags: (_result, _error, ref) => [{ type: 'Docs', id: docsIdOf(ref) }],
    }),
    /** `GET /metadata/entity/{namespace}/{kind}/{name}`. */
    docsEntity: build.query<Entity, EntityRef>({
      extraOptions: { isKept: true },
      query: (ref) => ({ plugin, path: docsMetadataPath('entity', ref), decode: decodeEntity }),
    }),
    /** The HTML of a page: `GET {storage}/{namespace}/{kind}/{name}/{path}/index.html`. */
    docsPage: build.query<string, DocsPageQuery>({
      extraOptions: { isKept: true },
      queryFn: (query, api, _options, ask) => askForPage(query, api, ask),
      keepUnusedDataFor: keptFor,
      providesTags: (_result, _error, { ref }) => [{ type: 'Docs', id: docsIdOf(ref) }],
    }),
  }),
})

export const { useDocsMetadataQuery, useDocsEntityQuery, useDocsPageQuery } = docsApi
