// Licences of the packages in this build, from a file next to the page.

import { failureOfResponse, toFailure, type Failure } from '../../model/failure.ts'
import { isRecord } from '../../model/isRecord.ts'
import { WrongShapeError } from '../../model/wrongShape.ts'
import { backendApi, type BackendAccess } from '../shell/backendApi.ts'

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

async function readLicences(
  { send }: BackendAccess,
  portalUrl: string,
  signal: AbortSignal,
): Promise<{ data: readonly Licence[] } | { error: Failure }> {
  const request = { method: 'GET', url: `${portalUrl}/licences.json` }
  try {
    const { ok, status, statusText, text } = await send(request.url, { signal })
    if (!ok) return { error: failureOfResponse(request, status, statusText, text) }
    return { data: decodeLicences(JSON.parse(text)) }
  } catch (thrown) {
    return { error: { ...toFailure(thrown), request } }
  }
}

const licencesApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Takes the portal's base URL, without a trailing slash. */
    licences: build.query<readonly Licence[], string>({
      queryFn: (portalUrl, { extra, signal }) =>
        readLicences((extra as { readonly backend: BackendAccess }).backend, portalUrl, signal),
    }),
  }),
})

export const { useLicencesQuery } = licencesApi
