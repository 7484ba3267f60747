// GitHub's error responses, and the check that a response fits GitHub's description.

import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'

export interface GithubAnswer {
  readonly status: number
  /** JSON. */
  readonly body?: unknown
  /** Replaces JSON, for other media types. */
  readonly raw?: { readonly type: string; readonly content: Buffer }
  readonly headers?: Readonly<Record<string, string>>
}

/** A refusal with GitHub's message. */
export class GithubRefusal extends Error {
  readonly answer: GithubAnswer

  constructor(status: number, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.answer = {
      status,
      body: {
        message,
        ...more,
        documentation_url: 'https://docs.github.com/rest',
        status: String(status),
      },
    }
  }
}

/** Also replaces "forbidden" where the existence must stay secret. */
export const notFound = () => new GithubRefusal(404, 'Not Found')
export const notSignedIn = () => new GithubRefusal(401, 'Requires authentication')
export const emptyRepository = () => new GithubRefusal(409, 'Git Repository is empty.')

interface InvalidField {
  readonly resource: string
  readonly code: string
  readonly field?: string
  readonly message?: string
}

export const invalid = (...errors: readonly InvalidField[]) =>
  new GithubRefusal(422, 'Validation Failed', { errors })

/** GitHub's response to a request that does not fit the description. */
export const malformed = (problem: string) =>
  new GithubRefusal(422, `Invalid request.\n\n${problem}`)

interface Operation {
  readonly path: string
  readonly method: string
}

interface DescribedAnswer {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, unknown>>
}

/** The parts of an OpenAPI document that the check uses. */
export interface Description {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly responses: Readonly<Record<string, DescribedAnswer>> }>>
    >
  >
  readonly components: { readonly responses: Readonly<Record<string, DescribedAnswer>> }
}

export function addGithubFormats(ajv: Ajv): void {
  addFormats(ajv)
  ajv.addFormat('repo.nwo', true)
}

/** Refusals that any operation may return, though the description lists them for few; 410 is for logs. */
const alwaysPossible: readonly number[] = [401, 403, 404, 410]

const pointer = (...names: readonly string[]) =>
  `github#/${names.map((name) => encodeURIComponent(name.replaceAll('/', '~1'))).join('/')}`

/** Throws for a response that GitHub's own description lacks. */
export function createAnswerCheck(description: Description) {
  const ajv = new Ajv({ strict: false })
  addGithubFormats(ajv)
  ajv.addSchema(description, 'github')

  /** JSON pointer to the response's schema; undefined for a response without one. */
  function schemaOf({ path, method }: Operation, status: number): string | undefined {
    const own = description.paths[path]?.[method]?.responses[String(status)]
    if (!own) return pointer('components', 'schemas', 'basic-error')
    const shared = own.$ref?.split('/').at(-1)
    const at =
      shared === undefined
        ? ['paths', path, method, 'responses', String(status)]
        : ['components', 'responses', shared]
    const answer = shared === undefined ? own : description.components.responses[shared]
    const hasJson = answer?.content?.['application/json'] !== undefined
    return hasJson ? pointer(...at, 'content', 'application/json', 'schema') : undefined
  }

  return (operation: Operation, { status, body }: GithubAnswer): void => {
    const name = `${operation.method.toUpperCase()} ${operation.path} answers ${String(status)}`
    const isDescribed =
      description.paths[operation.path]?.[operation.method]?.responses[String(status)] !== undefined
    if (!isDescribed && !alwaysPossible.includes(status)) throw new Error(`${name}: it never does`)
    const schema = schemaOf(operation, status)
    if (body === undefined || schema === undefined) return
    const validate = ajv.getSchema(schema)
    if (!validate?.(body)) throw new Error(`${name}: ${ajv.errorsText(validate?.errors)}`)
  }
}
