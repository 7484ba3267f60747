// Recognises a URL before any request (spec 1 §4): an entity file, a repository in which a pull
// request can be opened, or neither.

import { integrationOf, type Integration } from '../integrations/integration.ts'
import type { RepositoryAddress } from '../integrations/repositoryAddress.ts'
import { parseRepositoryUrl } from '../integrations/repositoryUrl.ts'
import { legible } from './importTargets.ts'

/** Integrations whose repositories can be analysed and receive pull requests. */
export type ProposalKind = 'github' | 'azure'

export type Recognition =
  | { readonly type: 'file'; readonly address: RepositoryAddress | null }
  | {
      readonly type: 'repository'
      readonly kind: ProposalKind
      readonly integration: Integration
      readonly address: RepositoryAddress
    }
  /** `directory`: configured, but only files can be read; `unknownHost`: no integration. */
  | {
      readonly type: 'unsupported'
      readonly why: 'directory' | 'unknownHost'
      readonly message: string
    }
  /** Not a web address, or not one of a repository. */
  | { readonly type: 'malformed'; readonly message: string }

const isProposalKind = (type: string): type is ProposalKind => type === 'github' || type === 'azure'

const isFile = (url: URL): boolean =>
  /\.ya?ml$/i.test(url.pathname) || /\.ya?ml$/i.test(url.searchParams.get('path') ?? '')

const onlyFiles = (title: string, file: string) =>
  `The ${title} integration only supports full URLs to ${file} files. Did you try to pass in the URL of a directory instead?`

const unknownHost = (file: string) =>
  `This URL was not recognized as a valid git URL because there was no configured integration that matched the given host name. Currently GitHub and Azure DevOps are supported. You could try to paste the full URL to a ${file} file instead.`

function addressOf(integration: Integration | undefined, target: string) {
  if (!integration) return null
  try {
    return parseRepositoryUrl(integration, target)
  } catch {
    return null
  }
}

/** Without malformed lines, unless there is nothing else: then their problem is worth a card. */
export function worthAnalyzing(
  targets: readonly string[],
  integrations: readonly Integration[],
  entityFilename: string,
): readonly string[] {
  const sound = targets.filter(
    (target) => recognise(target, integrations, entityFilename).type !== 'malformed',
  )
  return sound.length > 0 ? sound : targets
}

/** The messages are those of A-20. URLs with passwords are refused, because they would be kept and shown. */
export function recognise(
  target: string,
  integrations: readonly Integration[],
  entityFilename: string,
): Recognition {
  const url = URL.parse(target)
  if (!url || !/^https?:$/.test(url.protocol) || /[\p{Cc}\p{Cf}]/u.test(target))
    return { type: 'malformed', message: `Not an http URL: ${legible(target)}` }
  if (url.username !== '' || url.password !== '')
    return { type: 'malformed', message: `The URL contains a user name or password` }
  const integration = integrationOf(integrations, target)
  if (isFile(url)) return { type: 'file', address: addressOf(integration, target) }
  if (!integration)
    return { type: 'unsupported', why: 'unknownHost', message: unknownHost(entityFilename) }
  const { type, title } = integration
  if (!isProposalKind(type))
    return { type: 'unsupported', why: 'directory', message: onlyFiles(title, entityFilename) }
  try {
    const address = parseRepositoryUrl(integration, target)
    return { type: 'repository', kind: type, integration, address }
  } catch (thrown) {
    return { type: 'malformed', message: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}
