// A stand-in for Azure DevOps on loopback, compatible with its own client, with real git
// repositories and pages for completing pull requests.

import {
  createRepositories,
  repositoryAccess,
  type RepositoryAccess,
} from '../sourceControl/codeRepositories.ts'
import type { RequestFaults } from '../sourceControl/requestFaults.ts'
import { startCodeHost } from '../sourceControl/startCodeHost.ts'
import type { FindOwner } from '../sourceControl/tokens.ts'
import { createAzurePages } from './azurePages.ts'
import { azureSamples } from './azureSamples.ts'
import { organisation, project } from './azureShapes.ts'
import { createAzureApi } from './createAzureApi.ts'

export interface AzureOptions {
  /** 0 picks a free port. */
  readonly port: number
  readonly findOwner: FindOwner
}

export interface Azure extends RepositoryAccess {
  readonly url: string
  /** The organisation's URL, for its client. */
  readonly organisationUrl: string
  readonly faults: RequestFaults
  /** One line per request, such as `POST /larkspur/Supply%20Chain/_apis/git/…?api-version=6.0`, without preflights. */
  readonly arrivals: () => readonly string[]
  /** Resets all repositories and ends all faults. */
  readonly restore: () => Promise<void>
  readonly stop: () => Promise<void>
}

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'OPTIONS,GET,POST,PATCH,PUT,DELETE',
  'access-control-allow-headers': 'authorization,content-type,accept,x-tfs-fedauthredirect',
  'access-control-expose-headers':
    'Request-Context,ActivityId,X-TFS-Session,X-MS-ContinuationToken,Retry-After',
  'access-control-max-age': '3600',
}

/** Resolves when it listens. */
export async function startAzure({ port, findOwner }: AzureOptions): Promise<Azure> {
  const repositories = await createRepositories(azureSamples)
  const api = createAzureApi(repositories)
  const pages = createAzurePages(repositories)
  const isOfApi = (path: string) => path.includes('/_apis/')
  const host = await startCodeHost({
    port,
    findOwner,
    headers: ({ url = '' }) => (isOfApi(url) ? corsHeaders : {}),
    answer: (request, address) =>
      isOfApi(request.url.pathname) ? api(request, address) : pages(request, address),
  })
  const { url, faults, arrivals } = host
  const organisationUrl = `${url}/${organisation}`
  const addressOf = (name: string) =>
    `${organisationUrl}/${encodeURIComponent(project)}/_git/${name}`
  return {
    ...repositoryAccess(repositories, addressOf),
    url,
    organisationUrl,
    faults,
    arrivals,
    restore: () => {
      faults.end()
      return repositories.restore()
    },
    stop: async () => {
      try {
        await host.stop()
      } finally {
        await repositories.remove()
      }
    },
  }
}
