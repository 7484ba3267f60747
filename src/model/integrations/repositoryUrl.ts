// Reads URLs in repositories, copied from a browser or meant for `git clone`.

import { sourceHostOf } from './hosts/sourceHostOf.ts'
import { integrationOf, type Integration } from './integration.ts'
import {
  IncorrectUrlError,
  NoRepositoryError,
  type RepositoryAddress,
} from './repositoryAddress.ts'
import { shownUrl, webUrl } from './webUrl.ts'

/** The message for a URL of Azure that is not in a repository (spec 1 §5). */
const noAzureRepository =
  'Invalid AzureDevops Repository. Please use a valid repository url and try again'

function read(integration: Integration, text: string): RepositoryAddress {
  const host = sourceHostOf(integration)
  if (!host) throw new NoRepositoryError(`${integration.title} has no repositories`)
  const url = webUrl(text)
  if (!url) throw new NoRepositoryError('it must be an http, https or ssh address')
  if (!integrationOf([integration], text))
    throw new NoRepositoryError(`its host must be ${integration.host}`)
  return { host: integration.host, ...host.read(url) }
}

/** Wraps errors in the specification's message. */
export function explained<Result>(
  integration: Integration,
  url: string,
  work: () => Result,
): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof NoRepositoryError)) throw error
    throw new IncorrectUrlError(
      integration.type === 'azure'
        ? noAzureRepository
        : `Incorrect URL: ${shownUrl(url)}, ${error.message}`,
    )
  }
}

/** Throws `IncorrectUrlError` if the URL is on another host, or not in a repository (spec 1 §5, §8). */
export const parseRepositoryUrl = (integration: Integration, url: string): RepositoryAddress =>
  explained(integration, url, () => read(integration, url))
