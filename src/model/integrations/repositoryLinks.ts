// Addresses in repositories, made of their parts. Each throws `IncorrectUrlError` where the address lacks a part that
// the host needs: Gitea, Harness and CodeCommit a branch.

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

/** A file without its page; its page where the host has it no other way (CodeCommit). */
export const rawUrl: Builder = (integration, address) =>
  build(integration, address, (host) => host.file(address, 'raw'))

/** The editor of a file; its page where the host has none at an address of its own (Azure DevOps, Bitbucket Server). */
export const editUrl: Builder = (integration, address) =>
  build(integration, address, (host) => host.file(address, address.path ? 'edit' : 'tree'))

/**
 * The file in the host's API; undefined where that takes signed requests alone (CodeCommit).
 * @internal Has no page yet: nothing reads files of code hosts.
 */
export const apiUrl = (integration: Integration, address: RepositoryAddress): string | undefined =>
  build(integration, address, (host) => host.api(address))
