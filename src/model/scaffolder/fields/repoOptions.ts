// Options of a template's repository picker, as Backstage's templates write them.

import type { Integration, IntegrationType } from '../../integrations/integration.ts'
import type { JsonRecord } from '../../json.ts'
import { parseRepoUrl, repoParts, type RepoPart, type RepoParts } from './repoUrl.ts'

const allowed = {
  host: 'allowedHosts',
  owner: 'allowedOwners',
  organization: 'allowedOrganizations',
  project: 'allowedProjects',
  repo: 'allowedRepos',
  // A workspace is what owns repositories on Bitbucket.
  workspace: 'allowedOwners',
} as const

/** The values that the template allows for a part; empty if any. */
export function allowedValues(options: JsonRecord, part: RepoPart): readonly string[] {
  const values = options[allowed[part]]
  return [values ?? []].flat().filter((one): one is string => typeof one === 'string')
}

/** Store files, and have no repositories. */
const storages: ReadonlySet<IntegrationType> = new Set(['awsS3', 'azureBlobStorage', 'googleGcs'])

/** The hosts to choose from, in the template's order: those it allows, or those of the configuration with repositories. */
export function allowedHosts(
  options: JsonRecord,
  configured: readonly Pick<Integration, 'host' | 'type'>[],
): readonly string[] {
  const hosts = allowedValues(options, 'host')
  if (hosts.length > 0) return hosts
  return configured.filter(({ type }) => !storages.has(type)).map(({ host }) => host)
}

/** The parts of the value, with every part filled in that allows only one. */
export function filledParts(
  value: string,
  options: JsonRecord,
  hosts: readonly string[],
  typeOf: (host: string) => IntegrationType | undefined,
): RepoParts {
  const parts = parseRepoUrl(value)
  const only = (part: RepoPart, all: readonly string[]) =>
    parts[part] === '' && all.length === 1 ? (all[0] ?? '') : parts[part]
  const host = only('host', hosts)
  if (host === '') return parts
  const filled = repoParts(typeOf(host)).map(
    (part) => [part, only(part, allowedValues(options, part))] as const,
  )
  return { ...parts, host, ...Object.fromEntries(filled) }
}
