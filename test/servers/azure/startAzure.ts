// A stand-in of Azure DevOps on loopback, as its own client knows it, over real git repositories, with pages on which a
// person completes what was proposed.

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
  /** 0 takes one that is free. */
  readonly port: number
  readonly findOwner: FindOwner
}

export interface Azure extends RepositoryAccess {
  readonly url: string
  /** Of the organisation: what its client is given. */
  readonly organisationUrl: string
  readonly faults: RequestFaults
  /** `POST /larkspur/Supply%20Chain/_apis/git/…?api-version=6.0`, one line a request, preflights left out. */
  readonly arrivals: () => readonly string[]
  /** All repositories as they were in the beginning; faults end. */
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

/** Resolves once it listens. */
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
    stop: () => host.stop().finally(repositories.remove),
  }
}
