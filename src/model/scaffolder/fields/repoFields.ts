// The fields of a form that name a repository, its owner or its branch, and the login that the template asks for.

import type { Integration, IntegrationType } from '../../integrations/integration.ts'
import { asJsonRecord, type Json, type JsonRecord } from '../../json.ts'
import { sourceControlAuth } from '../../session/sourceControlAuth.ts'
import { formFields } from '../form/formFields.ts'
import { ownValues, sentDocument, stepsFor, type FormStep } from '../form/formSteps.ts'
import { valueAt } from '../form/jsonPointer.ts'
import type { RepoList } from './repoLists.ts'
import { parseRepoUrl, repoParts, type RepoParts } from './repoUrl.ts'

/** The user's login at a host, whose token is sent as a secret. */
export interface RepoLogin {
  /** Name of the secret (SCAF-43). */
  readonly secretsKey: string
  readonly providerId: string
  readonly scopes: readonly string[]
}

export interface RepoField {
  readonly pointer: string
  readonly parts: RepoParts
  /** Of the host; undefined without one. */
  readonly type: IntegrationType | undefined
  /** What may be suggested. */
  readonly lists: readonly RepoList[]
  /** Undefined without a host, or if there is no login for it. */
  readonly login: RepoLogin | undefined
}

const noParts = parseRepoUrl('')
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

/**
 * The repository that a field is about: Backstage's fields look for it in the form's property `repoUrl`. In a group or an
 * item with a `repoUrl` of its own it is that one.
 */
function repositoryOf(pointer: string, document: JsonRecord): RepoParts {
  const parts = pointer.split('/').slice(0, -1)
  const places = parts.map((_part, depth) => `${parts.slice(0, depth + 1).join('/')}/repoUrl`)
  const found = places.map((place) => valueAt(document, place))
  return parseRepoUrl(found.findLast((one) => typeof one === 'string') ?? '')
}

type Look = Pick<RepoField, 'parts'> & {
  readonly listsOf: (type?: IntegrationType) => readonly RepoList[]
}

/** By `ui:field`: the parts that are known, from the field's own value or the form's repository. */
const kinds: Readonly<
  Record<string, (value: string, options: JsonRecord, repository: RepoParts) => Look>
> = {
  RepoUrlPicker: (value) => ({ parts: parseRepoUrl(value), listsOf: repoParts }),
  RepoBranchPicker: (_value, _options, repository) => ({
    parts: repository,
    listsOf: () => ['branch'],
  }),
  RepoOwnerPicker: (_value, options, repository) => ({
    parts: { ...noParts, host: textOf(options['host']) || repository.host },
    listsOf: (type) => (type === 'bitbucketCloud' ? ['workspace'] : ['owner']),
  }),
}

export const requestedKey = (options: JsonRecord): string =>
  textOf(asJsonRecord(options['requestUserCredentials'])['secretsKey'])

/** `additionalScopes` has one name for both kinds of Bitbucket. */
const scopesKey = (type: IntegrationType) => (type.startsWith('bitbucket') ? 'bitbucket' : type)

function loginOf(options: JsonRecord, type: IntegrationType): RepoLogin | undefined {
  const secretsKey = requestedKey(options)
  if (secretsKey === '') return undefined
  const { additionalScopes } = asJsonRecord(options['requestUserCredentials'])
  const additional = [asJsonRecord(additionalScopes)[scopesKey(type)]]
    .flat()
    .filter((scope): scope is string => typeof scope === 'string')
  const access = sourceControlAuth({ type }, { repoWrite: true, additional })
  return access && { secretsKey, ...access }
}

/** `value` is that of the field, `values` the document of all steps. Undefined for other fields. */
export function repoFieldOf(
  name: Json | undefined,
  pointer: string,
  options: JsonRecord,
  value: Json | undefined,
  values: JsonRecord,
  integrations: readonly Integration[],
): RepoField | undefined {
  const kind = typeof name === 'string' && Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!kind) return undefined
  const { parts, listsOf } = kind(textOf(value), options, repositoryOf(pointer, values))
  const type = integrations.find(({ host }) => host === parts.host)?.type
  return { pointer, parts, type, lists: listsOf(type), login: type && loginOf(options, type) }
}

/** The fields that the steps up to the given one show. */
export const repoFields = (
  steps: readonly FormStep[],
  furthest: number,
  values: JsonRecord,
  integrations: readonly Integration[],
): readonly RepoField[] => withSharedLogins(fieldsOfSteps(steps, furthest, values, integrations))

/** A secret has one token: fields of the same secret and provider ask for the scopes of all. */
function withSharedLogins(fields: readonly RepoField[]): readonly RepoField[] {
  const logins = fields.flatMap(({ login }) => login ?? [])
  return fields.map((field) => {
    const { login } = field
    if (!login) return field
    const scopes = logins
      .filter((one) => one.secretsKey === login.secretsKey && one.providerId === login.providerId)
      .flatMap((one) => one.scopes)
    return { ...field, login: { ...login, scopes: [...new Set(scopes)] } }
  })
}

function fieldsOfSteps(
  steps: readonly FormStep[],
  furthest: number,
  values: JsonRecord,
  integrations: readonly Integration[],
): readonly RepoField[] {
  const found = stepsFor(steps, values)
    .slice(0, furthest + 1)
    .flatMap((step) => formFields(step, ownValues(step, values)))
  if (found.length === 0) return []
  const sent = sentDocument(steps, values)
  return found.flatMap(
    ({ name, pointer, options, value }) =>
      repoFieldOf(name, pointer, options, value, sent, integrations) ?? [],
  )
}
