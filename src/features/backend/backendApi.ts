// The one cache of server data. Areas add their endpoints with `injectEndpoints`; every failure is a `Failure`.

import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { failureOfResponse, toFailure, type Failure } from '../../model/failure.ts'

/** An answer that has arrived whole. */
export interface Answer {
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  readonly text: string
}

/** What the cache needs of the world; given to the store as thunk argument. */
export interface BackendAccess {
  /** As `fetch`, to the last byte. Throws a `FailureError` or the signal's reason; gives up by itself. */
  readonly send: (url: string, init: RequestInit) => Promise<Answer>
  /** Base URL of a backend plugin. Throws before the configuration is loaded. */
  baseUrl: (pluginId: string) => string
  /** The bearer token, or nothing when nobody is signed in. */
  token: () => string | null
}

interface BackendRequest {
  /** Id for discovery, such as `catalog`. */
  readonly plugin: string
  /** Path and query below the plugin's base URL, with its leading slash. */
  readonly path: string
  /** Turns the answer's JSON into what the endpoint promises; throws where it cannot. */
  readonly decode: (json: unknown) => unknown
}

export class WrongShapeError extends Error {
  override readonly name = 'WrongShapeError'
}

type BackendQuery = BaseQueryFn<BackendRequest, unknown, Failure>

const backendQuery: BackendQuery = async ({ plugin, path, decode }, { extra, signal }) => {
  const access = (extra as { readonly backend: BackendAccess }).backend
  const request = { method: 'GET', url: path }
  const failed = (failure: Failure) => ({ error: { ...failure, request } })
  try {
    request.url = access.baseUrl(plugin) + path
    const token = access.token()
    const { ok, status, statusText, text } = await access.send(request.url, {
      signal,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    })
    if (!ok) return { error: failureOfResponse(request, status, statusText, text) }
    return { data: decode(parseJson(text)) }
  } catch (thrown) {
    if (thrown instanceof SyntaxError) {
      return failed({ kind: 'notJson', name: thrown.name, message: thrown.message })
    }
    if (thrown instanceof WrongShapeError) {
      return failed({ kind: 'wrongShape', name: thrown.name, message: thrown.message })
    }
    return failed(toFailure(thrown))
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SyntaxError('The answer is not JSON')
  }
}

export const backendApi = createApi({
  reducerPath: 'backend',
  baseQuery: backendQuery,
  tagTypes: ['Entity'],
  // Seconds that an answer outlives its last reader: long enough for "back" to find its rows.
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
})

/** True once any request has been answered: what is of no hurry may follow. */
export const selectHasAnswered = (state: {
  readonly backend: { readonly queries: Readonly<Record<string, { status?: string } | undefined>> }
}): boolean => Object.values(state.backend.queries).some((query) => query?.status === 'fulfilled')

interface FailedQuery {
  readonly endpointName: string
  readonly originalArgs: unknown
  readonly error: unknown
}

/** The requests whose last answer was a failure. */
export const selectFailedQueries = (state: {
  readonly backend: { readonly queries: object }
}): readonly FailedQuery[] =>
  (Object.values(state.backend.queries) as (FailedQuery & { readonly status: string })[]).filter(
    ({ status }) => status === 'rejected',
  )
