// GitHub's API, checked against its OpenAPI description: invalid requests are refused, and invalid responses throw.

import { readFileSync } from 'node:fs'
import { OpenAPIBackend, type Context, type Document } from 'openapi-backend'
import type { CodeRepositories } from '../sourceControl/codeRepositories.ts'
import type { HostRequest } from '../sourceControl/startCodeHost.ts'
import { contentOperations } from './contentOperations.ts'
import {
  addGithubFormats,
  createAnswerCheck,
  GithubRefusal,
  malformed,
  notFound,
  type Description,
  type GithubAnswer,
} from './githubAnswers.ts'
import type { GithubCall, GithubHandler } from './githubCall.ts'
import { listOperations } from './listOperations.ts'
import { pullOperations } from './pullOperations.ts'
import { refOperations } from './refOperations.ts'
import { repositoryOperations } from './repositoryOperations.ts'
import type { Addresses } from './showAccount.ts'

type Failure = NonNullable<NonNullable<Context['validation']>['errors']>[number]

/** Parameters that may contain slashes, which the description's router does not support. */
const withSlashes =
  /^(\/repos\/[^/]+\/[^/]+\/(?:git\/refs?|contents|branches|commits)\/)(.+?)(\/status)?$/

const routedPath = (path: string) =>
  path.replace(
    withSlashes,
    (_, before: string, value: string, after = '') =>
      before + encodeURIComponent(decodeURIComponent(value)) + String(after),
  )

/** The problem in GitHub's words. */
function problemOf({ keyword, params, instancePath, message = '' }: Failure): string {
  const { missingProperty } = params as { readonly missingProperty?: string }
  const name = instancePath.split('/').at(-1) ?? ''
  return keyword === 'required' && missingProperty !== undefined
    ? `"${missingProperty}" wasn't supplied.`
    : `For 'properties/${name}', it ${message}.`
}

function refusalOf({ validation }: Context): GithubRefusal {
  const errors = validation.errors ?? []
  const isJson = !errors.some(({ keyword }) => keyword === 'parse')
  return isJson
    ? malformed(errors.map(problemOf).join('\n'))
    : new GithubRefusal(400, 'Problems parsing JSON')
}

async function settled(answer: () => Promise<GithubAnswer>): Promise<GithubAnswer> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof GithubRefusal) return error.answer
    throw error
  }
}

/** Resolves when it is ready. Its responses reject if the stand-in itself is wrong. */
export async function createGithubApi(
  repositories: CodeRepositories,
  actionOperations: Readonly<Record<string, GithubHandler>>,
) {
  const operations = {
    ...repositoryOperations,
    ...refOperations,
    ...contentOperations,
    ...pullOperations,
    ...listOperations,
    ...actionOperations,
  }
  const description: unknown = JSON.parse(
    readFileSync(new URL('api.json', import.meta.url), 'utf8'),
  )
  const check = createAnswerCheck(description as Description)

  const answerBy =
    (handler: GithubHandler) =>
    async (context: Context, request: HostRequest, addresses: Addresses) => {
      const call: GithubCall = {
        params: context.request.params as GithubCall['params'],
        query: context.request.query as GithubCall['query'],
        body: (context.request.requestBody ?? {}) as GithubCall['body'],
        accept: request.headers.accept ?? '',
        owner: request.owner,
        addresses,
        repositories,
      }
      const answer = await settled(() => handler(call))
      const { path, method } = context.operation
      check({ path, method }, answer)
      return answer
    }

  const api = new OpenAPIBackend({
    definition: description as Document,
    // Compiles validators on first use.
    quick: true,
    customizeAjv: (ajv) => {
      addGithubFormats(ajv)
      return ajv
    },
    handlers: {
      ...Object.fromEntries(
        Object.entries(operations).map(([id, handler]) => [id, answerBy(handler)]),
      ),
      notFound: () => notFound().answer,
      validationFail: (context: Context) => refusalOf(context).answer,
    },
  })
  await api.init()

  return (request: HostRequest, path: string, addresses: Addresses): Promise<GithubAnswer> => {
    const { method, url, headers, body } = request
    if (request.token !== undefined && !request.owner) {
      return Promise.resolve(new GithubRefusal(401, 'Bad credentials').answer)
    }
    const routed = {
      method,
      path: routedPath(path),
      query: Object.fromEntries(url.searchParams),
      headers: headers as Record<string, string>,
      ...(body !== '' && { body }),
    }
    return api.handleRequest(routed, request, addresses) as Promise<GithubAnswer>
  }
}
