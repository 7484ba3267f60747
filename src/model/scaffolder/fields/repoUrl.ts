// The value of a repository picker (spec 2 §3, §5): `host?owner=&repo=&organization=&workspace=&project=`.

import type { IntegrationType } from '../../integrations/integration.ts'

export interface RepoParts {
  readonly host: string
  readonly owner: string
  readonly repo: string
  readonly organization: string
  readonly workspace: string
  readonly project: string
}

export type RepoPart = keyof RepoParts

const queryParts = ['owner', 'repo', 'organization', 'workspace', 'project'] as const
const noParts: RepoParts = {
  host: '',
  owner: '',
  repo: '',
  organization: '',
  workspace: '',
  project: '',
}

function urlOf(value: string): URL | undefined {
  try {
    return new URL(`https://${value}`)
  } catch {
    return undefined
  }
}

/** Parts that are missing are empty; a text that is no such value has none. */
export function parseRepoUrl(value: string): RepoParts {
  const url = value === '' ? undefined : urlOf(value)
  if (!url) return noParts
  const parts = queryParts.map((part) => [part, url.searchParams.get(part) ?? ''] as const)
  return { ...noParts, ...Object.fromEntries(parts), host: url.host }
}

/** Leaves out empty parts; empty without a host. */
export function formatRepoUrl(parts: RepoParts): string {
  if (parts.host === '') return ''
  const query = new URLSearchParams()
  for (const part of queryParts) if (parts[part] !== '') query.set(part, parts[part])
  return `${parts.host}?${query.toString()}`
}

/** The parts that repositories of such a host have, in the order of their fields. */
export function repoParts(type: IntegrationType | undefined): readonly RepoPart[] {
  if (type === 'azure') return ['organization', 'project', 'repo']
  if (type === 'bitbucketCloud') return ['workspace', 'project', 'repo']
  return type === 'bitbucketServer' ? ['project', 'repo'] : ['owner', 'repo']
}

/** The parts that must be filled: a Gerrit repository needs no owner. */
export const requiredRepoParts = (type: IntegrationType | undefined): readonly RepoPart[] =>
  repoParts(type).filter((part) => type !== 'gerrit' || part !== 'owner')

/** The first part that is missing, or `url` for a text that is no such value. */
export type RepoUrlFault = RepoPart | 'url'

/** Undefined if the value is complete. */
export function repoUrlFault(
  value: string,
  typeOf: (host: string) => IntegrationType | undefined,
): RepoUrlFault | undefined {
  if (value === '' || value.startsWith('?')) return 'host'
  const url = urlOf(value)
  if (!url) return 'url'
  const { host } = url
  const has = (part: RepoPart) => (url.searchParams.get(part) ?? '') !== ''
  return requiredRepoParts(typeOf(host)).find((part) => !has(part))
}
