// Builds URLs in repositories. Each throws `IncorrectUrlError` if a part is missing that the host needs: Gitea,
// Harness and CodeCommit need a branch.

import type { SourceHost } from './hosts/sourceHost.ts'
import { sourceHostOf } from './hosts/sourceHostOf.ts'
import type { Integration } from './integration.ts'
import { NoRepositoryError, type RepositoryAddress } from './repositoryAddress.ts'
import { explained } from './repositoryUrl.ts'

type Builder = (integration: Integration, address: RepositoryAddress) => string

const build = <Result>(
  integration: Integration,
  address: RepositoryAddress,
  write: (host: SourceHost) => Result,
): Result =>
  explained(integration, address.baseUrl, () => {
    const host = sourceHostOf(integration)
    if (!host) throw new NoRepositoryError(`${integration.title} has no repositories`)
    return write(host)
  })

/** The repository's own page. */
export const repositoryUrl: Builder = (integration, address) =>
  build(integration, address, (host) => host.page(address))

/** The page of a folder. */
export const treeUrl: Builder = (integration, address) =>
  build(integration, address, (host) => host.file(address, 'tree'))

/** The page of a file. */
export const blobUrl: Builder = (integration, address) =>
  build(integration, address, (host) => host.file(address, 'blob'))

/** URL of the raw file; of its page where the host has no raw URLs (CodeCommit). */
export const rawUrl: Builder = (integration, address) =>
  build(integration, address, (host) => host.file(address, 'raw'))

/** URL of the file's editor; of its page where the editor has no URL (Azure DevOps, Bitbucket Server). */
export const editUrl: Builder = (integration, address) =>
  build(integration, address, (host) => host.file(address, address.path ? 'edit' : 'tree'))

/**
 * API URL of the file; undefined for CodeCommit, which accepts signed requests only.
 * @internal Has no page yet: nothing reads files of code hosts.
 */
export const apiUrl = (integration: Integration, address: RepositoryAddress): string | undefined =>
  build(integration, address, (host) => host.api(address))
