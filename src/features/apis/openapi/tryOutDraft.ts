// Turns the values of a try-out's form into a request.

import { codeOf, placeholderOf, type CallLanguage } from '../../../model/apis/callCode.ts'
import {
  credentialPlacesOf,
  schemesOf,
  valueOfCredential,
  type TypedCredential,
} from '../../../model/apis/credentials.ts'
import type { OpenApi } from '../../../model/apis/openApi.ts'
import type { ApiOperation } from '../../../model/apis/openApiOperations.ts'
import { valuesOf } from '../../../model/apis/parameterStyle.ts'
import type { TryOutDraft, TryOutTarget, TypedValue } from '../../../model/apis/tryOut.ts'
import {
  maskedText,
  requestBodyOf,
  type BodyForm,
  type TypedField,
} from '../../../model/apis/tryOutBody.ts'

/** Undefined where nothing was typed. */
export interface FormValues {
  /** Indexes, as options have them. */
  readonly server: string
  readonly content: string
  /** In the order of the parameters. */
  readonly fields?: readonly (string | undefined)[]
  /** By the name of their scheme. */
  readonly keys?: Readonly<Record<string, TypedCredential | undefined>>
  /** By media type, in their order. */
  readonly bodies?: readonly TypedBody[]
}

interface TypedBody {
  readonly text?: string
  readonly fields?: readonly TypedField[]
}

export interface DraftParts {
  readonly api: OpenApi
  readonly operation: ApiOperation
  readonly target: TryOutTarget
  /** By media type, in their order. */
  readonly forms: readonly BodyForm[]
}

export const credentialsOf = ({ api, operation, target }: DraftParts) =>
  credentialPlacesOf(api.security, schemesOf(operation.security), target.way)

/** The media types of a successful answer, unless the operation has a parameter for them. */
function acceptOf({ parameters, answers }: ApiOperation): readonly TypedValue[] {
  const isTyped = parameters.some(({ name, place }) => place === 'header' && /^accept$/i.test(name))
  const good = answers.find(({ code }) => code.startsWith('2'))
  const types = good?.contents.map(({ mediaType }) => mediaType) ?? []
  return isTyped || types.length === 0
    ? []
    : [{ place: 'header', name: 'accept', value: types.join(', ') }]
}

export function draftOf(parts: DraftParts, values: Partial<FormValues>): TryOutDraft {
  const { api, operation, target, forms } = parts
  const { fields = [], keys = {}, bodies = [], content = '0' } = values
  const form = forms[Number(content)]
  const typed = bodies[Number(content)]
  const body = form && requestBodyOf(form, { text: typed?.text ?? '', fields: typed?.fields ?? [] })
  return {
    method: operation.method,
    path: operation.path,
    target,
    values: [
      ...acceptOf(operation),
      ...operation.parameters.flatMap((one, index) => valuesOf(api.root, one, fields[index] ?? '')),
      ...credentialsOf(parts).flatMap(
        (one) => valueOfCredential(one, keys[one.scheme] ?? {}) ?? [],
      ),
    ],
    ...(body && { body }),
  }
}

/** The request as code, with placeholders for secrets, also for those that are not typed yet. */
export function codeOfForm(
  language: CallLanguage,
  parts: DraftParts,
  values: Partial<FormValues>,
): string | undefined {
  const { api, operation } = parts
  const direct = { ...parts, target: { ...parts.target, way: 'direct' } } as const
  const places = credentialsOf(direct)
  const isTyped = ({ scheme }: { readonly scheme: string }) =>
    values.keys?.[scheme]?.key !== undefined
  const first = schemesOf(operation.security.slice(0, 1))
  const wanted = places.some(isTyped)
    ? places.filter(isTyped)
    : places.filter(({ scheme }) => first.includes(scheme))
  const keys = Object.fromEntries(
    wanted.map(({ scheme }) => [scheme, { user: 'user', key: placeholderOf(scheme) }]),
  )
  const draft = draftOf(direct, { ...values, keys })
  const schema = operation.body?.contents[Number(values.content ?? '0')]?.schema
  const body = draft.body
  return codeOf(language, {
    ...draft,
    ...(body &&
      'text' in body && { body: { ...body, text: maskedText(api.root, schema, body.text) } }),
  })
}
