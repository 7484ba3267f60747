// Calls of the scaffolder that send secrets (spec 2 §7). The secrets are read from their service while the request is
// sent: arguments of an endpoint are stored and recorded.

import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { isJsonRecord, type Json, type JsonRecord } from '../../model/json.ts'
import type { ServiceHolder } from '../../model/plugins/serviceFactories.ts'
import { decodeTaskId } from '../../model/scaffolder/answers.ts'
import { pointerPart } from '../../model/scaffolder/formDraft.ts'
import { formSecretsRef, type SealedValues } from '../../model/scaffolder/formSecrets.ts'
import {
  decodeSuggestions,
  type RepoAsk,
  type Suggestion,
} from '../../model/scaffolder/repoLists.ts'
import { startFailureOf } from '../../model/scaffolder/startFailure.ts'
import { backendApi } from '../shell/backendApi.ts'

export interface NewTask {
  /** As `stringifyEntityRef` gives it; its secrets are added. */
  readonly templateRef: string
  /** With masks instead of secrets. */
  readonly values: JsonRecord
}

/** A question whose token is the form's secret of this name. */
export interface SuggestionsRequest extends RepoAsk {
  readonly templateRef: string
  readonly secretsKey: string
}

const plugin = 'scaffolder'

/** The secrets of a form, read while its request is sent. */
export const sealedOf = ({ extra }: BaseQueryApi, templateRef: string): SealedValues =>
  (extra as { readonly portal: ServiceHolder }).portal.get(formSecretsRef).sealed(templateRef)

/** The values with the secrets in place of their masks. */
export function unmasked(value: Json, texts: SealedValues['values'], pointer = ''): Json {
  const text = texts.get(pointer)
  if (text !== undefined) return text
  if (Array.isArray(value))
    return (value as readonly Json[]).map((one, at) =>
      unmasked(one, texts, `${pointer}/${String(at)}`),
    )
  if (!isJsonRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      unmasked(one, texts, `${pointer}/${pointerPart(key)}`),
    ]),
  )
}

export const startApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Starts a task and gives its id: `POST /v2/tasks`. */
    startTask: build.mutation<string, NewTask>({
      queryFn: async ({ templateRef, values }, api, _options, ask) => {
        const { secrets, values: texts } = sealedOf(api, templateRef)
        const answer = await ask({
          plugin,
          path: '/v2/tasks',
          method: 'POST',
          body: { templateRef, values: unmasked(values, texts), secrets },
          success: 201,
          decode: decodeTaskId,
          failureOf: startFailureOf,
        })
        return answer.error ? { error: answer.error } : { data: answer.data as string }
      },
    }),
    /** `POST /v2/autocomplete/{provider}/{resource}`. Its failure has no body, which may quote the token. */
    repoSuggestions: build.query<readonly Suggestion[], SuggestionsRequest>({
      queryFn: async (asked, api, _options, ask) => {
        const { templateRef, secretsKey, provider, resource, context } = asked
        const token = sealedOf(api, templateRef).secrets[secretsKey]
        const answer = await ask({
          plugin,
          path: `/v2/autocomplete/${[provider, resource].map(encodeURIComponent).join('/')}`,
          method: 'POST',
          body: { token, context },
          decode: decodeSuggestions,
        })
        if (!answer.error) return { data: answer.data as readonly Suggestion[] }
        const { kind, name } = answer.error
        return { error: { kind, name, message: 'Autocomplete failed' } }
      },
      // The slice has the answer.
      keepUnusedDataFor: 0,
    }),
  }),
})
