// What the build has written about itself in files next to the page.

import { failureOfResponse, type Failure } from '../../model/failure.ts'
import { isRecord } from '../../model/isRecord.ts'
import {
  decodePluginChunks,
  pluginChunksFile,
  type PluginChunks,
} from '../../model/shell/pluginChunks.ts'
import { WrongShapeError } from '../../model/wrongShape.ts'
import { accessOf, backendApi, failureOfThrown } from '../backend/backendApi.ts'

export interface Licence {
  readonly name: string
  readonly version: string
  /** SPDX identifier, such as `MIT`. */
  readonly licence: string
  /** Text of the licence; empty if the package has none. */
  readonly text: string
}

const isLicence = (value: unknown): value is Licence =>
  isRecord(value) &&
  ['name', 'version', 'licence', 'text'].every((key) => typeof value[key] === 'string')

function decodeLicences(json: unknown): readonly Licence[] {
  if (Array.isArray(json) && json.every(isLicence)) return json
  throw new WrongShapeError('The response is not a list of licences')
}

/** Takes the portal's base URL, without a trailing slash. */
const fileQuery =
  <Content>(file: string, decode: (json: unknown) => Content) =>
  async (
    portalUrl: string,
    api: { readonly extra: unknown; readonly signal: AbortSignal },
  ): Promise<{ data: Content } | { error: Failure }> => {
    const { send } = accessOf(api)
    const { signal } = api
    const request = { method: 'GET', url: `${portalUrl}/${file}` }
    try {
      const { ok, status, statusText, text } = await send(request.url, { signal })
      if (!ok) return { error: failureOfResponse(request, status, statusText, text) }
      return { data: decode(JSON.parse(text)) }
    } catch (thrown) {
      return { error: { ...failureOfThrown(thrown), request } }
    }
  }

export const buildFilesApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    licences: build.query<readonly Licence[], string>({
      queryFn: fileQuery('licences.json', decodeLicences),
    }),
    pluginChunks: build.query<PluginChunks, string>({
      queryFn: fileQuery(pluginChunksFile, decodePluginChunks),
    }),
  }),
})

export const { useLicencesQuery } = buildFilesApi
