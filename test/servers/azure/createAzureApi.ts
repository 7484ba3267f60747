// The part of Azure DevOps' API that its own client, the backend and the import use.

import type { CodeRepositories, CodeRepository } from '../sourceControl/codeRepositories.ts'
import { jsonAnswer, type Answer, type HostRequest } from '../sourceControl/startCodeHost.ts'
import {
  AzureRefusal,
  badArgument,
  listAnswer,
  notAuthorized,
  projectNotFound,
  repositoryNotFound,
  signInPage,
  versionMissing,
} from './azureAnswers.ts'
import { mayRead, type AzureCall, type AzureHandler } from './azureCall.ts'
import { locationsOf, resourceAreas } from './azureLocations.ts'
import { guidOf, organisation, project, showRepository } from './azureShapes.ts'
import { itemOperations } from './itemOperations.ts'
import { pullRequestOperations } from './pullRequestOperations.ts'
import { pushOperations } from './pushOperations.ts'

const isEmpty = async ({ git }: CodeRepository) => (await git.branches()).length === 0

const show = async (repository: CodeRepository, address: string) =>
  showRepository(repository, await isEmpty(repository), address)

const operations: Readonly<Record<string, AzureHandler>> = {
  ...pushOperations,
  ...pullRequestOperations,
  ...itemOperations,
  'GET ': async ({ repository, address }) => jsonAnswer(200, await show(repository, address)),
}

/** Path of a request: `/{organisation}[/{project}]/_apis/{area}/…`. */
interface Route {
  readonly organisation: string
  readonly project: string | undefined
  readonly area: string
  readonly rest: readonly string[]
}

function routeOf({ url }: HostRequest): Route | undefined {
  const [owner = '', ...names] = url.pathname.split('/').slice(1).map(decodeURIComponent)
  const at = names.indexOf('_apis')
  const [area = '', ...rest] = names.slice(at + 1)
  if (at === -1 || at > 1) return undefined
  return { organisation: owner, project: at === 1 ? names[0] : undefined, area, rest }
}

const isNamed = (name: string, given: string) =>
  given.toLowerCase() === name.toLowerCase() || given === guidOf(name)

/** From the query, else from the `Accept` header. */
const versionAsked = ({ url, headers }: HostRequest) =>
  url.searchParams.get('api-version') ?? /api-version=([\d.]+)/.exec(headers.accept ?? '')?.[1]

function readBody({ body }: HostRequest): unknown {
  if (body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    throw badArgument('The request body is not JSON.')
  }
}

export function createAzureApi(repositories: CodeRepositories) {
  const findRepository = (given: string) =>
    repositories.all().find(({ name }) => isNamed(name, given))

  async function answerGit(request: HostRequest, route: Route, address: string): Promise<Answer> {
    const { owner, method, url, headers } = request
    if (request.token === undefined) return signInPage
    if (!owner || route.organisation !== organisation) throw notAuthorized()
    if (route.project !== undefined && !isNamed(project, route.project)) {
      throw projectNotFound(route.project)
    }
    if (method !== 'GET' && versionAsked(request) === undefined) throw versionMissing(method)
    const [, name = '', resource = '', below] = route.rest
    if (name === '') {
      const readable = repositories.all().filter((one) => mayRead(owner, one))
      return listAnswer(await Promise.all(readable.map((one) => show(one, address))))
    }
    const repository = findRepository(name)
    if (!repository || !mayRead(owner, repository)) throw repositoryNotFound(name)
    const handler = operations[`${method} ${resource.toLowerCase()}`]
    if (!handler) return { status: 404 }
    const call: AzureCall = {
      repository,
      below,
      query: url.searchParams,
      accept: headers.accept ?? '',
      body: readBody(request),
      owner,
      address,
    }
    return handler(call)
  }

  return async (request: HostRequest, address: string): Promise<Answer> => {
    const route = routeOf(request)
    if (!route) return { status: 404 }
    if (request.method === 'OPTIONS') return locationsOf(route.area)
    if (route.area.toLowerCase() === 'resourceareas') return resourceAreas
    if (route.area !== 'git' || route.rest[0] !== 'repositories') return { status: 404 }
    try {
      return await answerGit(request, route, address)
    } catch (error) {
      if (error instanceof AzureRefusal) return error.answer
      throw error
    }
  }
}
