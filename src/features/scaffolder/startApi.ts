// Calls of the scaffolder that send secrets (spec 2 §7). The secrets are read from their service while the request is
// sent: arguments of an endpoint are stored and recorded.

import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { encodeParts } from '../../model/encodePath.ts'
import { isRecord } from '../../model/isRecord.ts'
import type { Json, JsonRecord } from '../../model/json.ts'
import { decodeTaskId } from '../../model/scaffolder/answers.ts'
import {
  decodeSuggestions,
  type RepoAsk,
  type Suggestion,
} from '../../model/scaffolder/fields/repoLists.ts'
import { cleanedAnswer } from '../../model/scaffolder/form/cleanedAnswer.ts'
import {
  formSecretsRef,
  shownMask,
  type FormSecrets,
} from '../../model/scaffolder/form/formMasks.ts'
import { withKnownSecrets } from '../../model/scaffolder/form/formSecrets.ts'
import { pointerOf } from '../../model/scaffolder/form/jsonPointer.ts'
import { startFailureOf } from '../../model/scaffolder/form/startFailure.ts'
import type { TaskInput } from '../../model/scaffolder/taskInput.ts'
import { backendApi, portalOf } from '../backend/backendApi.ts'

export interface NewTask extends TaskInput {
  /** As `stringifyEntityRef` gives it; its secrets are added. */
  readonly templateRef: string
}

/** A question whose token is the form's secret of this name. */
export interface SuggestionsRequest extends RepoAsk {
  readonly templateRef: string
  readonly secretsKey: string
}

const plugin = 'scaffolder'

const secretsOf = (api: BaseQueryApi): FormSecrets => portalOf(api).get(formSecretsRef)

interface SentInput {
  readonly values: JsonRecord
  readonly secrets: Readonly<Record<string, string>>
  /** For texts of an answer, which may quote what was sent. */
  readonly hide: (text: string) => string
}

/** Shorter ones would also be found where they are part of a word. */
const leastHidden = 4

/** The JSON of an answer with masks in place of these secrets. The backend's errors have the refused value as `instance`. */
export function withoutSecrets(answer: unknown, hide: (text: string) => string): unknown {
  if (typeof answer === 'string') return hide(answer)
  if (Array.isArray(answer)) return answer.map((one: unknown) => withoutSecrets(one, hide))
  if (!isRecord(answer)) return answer
  return Object.fromEntries(
    Object.entries(answer)
      .filter(([key]) => key !== 'instance')
      .map(([key, one]) => [key, withoutSecrets(one, hide)]),
  )
}

/** The secrets of a form join its values while its request is sent. */
export function sentInput(
  { values, named }: TaskInput,
  form: string,
  api: BaseQueryApi,
): SentInput {
  const kept = secretsOf(api)
  const secrets = { ...kept.added(form) }
  const texts = new Set(Object.values(secrets))
  const sent = withKnownSecrets(values, (mask, path) => {
    const value = kept.secretOf(form, mask)
    if (value === undefined) return undefined
    for (const text of textsIn(value)) texts.add(text)
    const secret = named[pointerOf(path)]
    if (!secret) return value
    for (const name of secret.names)
      secrets[name] = typeof value === 'string' ? value : JSON.stringify(value)
    return secret.standIn
  })
  return { values: sent, secrets, hide: hiding([...texts]) }
}

const textsIn = (value: Json): readonly string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn)
  return value === null || typeof value === 'boolean' ? [] : [String(value)]
}

/** Longer ones first, as one may contain another. */
function hiding(texts: readonly string[]): (text: string) => string {
  const hidden = texts
    .filter((text) => text.length >= leastHidden)
    .toSorted((one, other) => other.length - one.length)
  return (text) => hidden.reduce((all, one) => all.replaceAll(one, shownMask), text)
}

export const startApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Starts a task and gives its id: `POST /v2/tasks`. */
    startTask: build.mutation<string, NewTask>({
      queryFn: async ({ templateRef, ...input }, api, _options, ask) => {
        const { values, secrets, hide } = sentInput(input, templateRef, api)
        const answer = await ask({
          plugin,
          path: '/v2/tasks',
          method: 'POST',
          body: { templateRef, values, secrets },
          success: 201,
          decode: decodeTaskId,
          failureOf: startFailureOf,
          withoutSecrets: cleanedAnswer((json) => withoutSecrets(json, hide)),
        })
        return answer.error ? { error: answer.error } : { data: answer.data as string }
      },
    }),
    /** `POST /v2/autocomplete/{provider}/{resource}`. Its failure has no body, which may quote the token. */
    repoSuggestions: build.query<readonly Suggestion[], SuggestionsRequest>({
      queryFn: async (asked, api, _options, ask) => {
        const { templateRef, secretsKey, provider, resource, context } = asked
        const token = secretsOf(api).added(templateRef)[secretsKey]
        const answer = await ask({
          plugin,
          path: `/v2/autocomplete/${encodeParts(provider, resource)}`,
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
