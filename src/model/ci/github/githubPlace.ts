// The repository of an entity at GitHub, from its annotation and its source location.

import { annotation, managedByLocation, sourceUrl } from '../../entities/annotations.ts'
import type { Entity } from '../../entities/entity.ts'
import { integrationOf, type Integration } from '../../integrations/integration.ts'
import { sourceControlAuth } from '../../session/sourceControlAuth.ts'
import type { CiPlace } from '../ciHost.ts'

export const githubAnnotation = 'github.com/project-slug'

/** Names as GitHub accepts them: never `.` or `..`, which would lead elsewhere. */
const slug = /^([a-z\d](?:[a-z\d_-]*[a-z\d])?)\/((?!\.{1,2}$)[\w.-]+)$/i

const defaultHost = 'github.com'

/** The location of the source code, else that of the entity's file. */
function addressOf(entity: Entity): string | undefined {
  const managed = managedByLocation(entity)
  return sourceUrl(entity) ?? (managed?.type === 'url' ? managed.target : undefined)
}

/** Enterprise hosts by the entity's address; everything else is at github.com. */
function integrationFor(entity: Entity, integrations: readonly Integration[]) {
  const all = integrations.filter((one) => one.type === 'github')
  const own = integrationOf(all, addressOf(entity) ?? '')
  const found = own ?? all.find(({ host }) => host === defaultHost)
  return found?.type === 'github' ? found : undefined
}

/** A stand-in on this machine may be http; GitHub's own servers never are. */
function schemeOf(entity: Entity, host: string): string {
  const url = URL.parse(addressOf(entity) ?? '')
  return url?.host === host ? url.protocol : 'https:'
}

/** Undefined without the annotation, `malformed` if it is not `owner/repo`. */
export function githubPlace(
  entity: Entity,
  integrations: readonly Integration[],
): CiPlace | 'malformed' | undefined {
  const text = annotation(entity, githubAnnotation)
  if (text === undefined) return undefined
  const [, owner, repo] = slug.exec(text) ?? []
  const integration = integrationFor(entity, integrations)
  const auth = sourceControlAuth({ type: 'github' })
  if (!owner || !repo || !integration || !auth) return 'malformed'
  const { host, apiBaseUrl } = integration
  return {
    host: 'github',
    hostTitle: host === defaultHost ? 'GitHub' : host,
    apiBaseUrl,
    url: `${schemeOf(entity, host)}//${host}/${owner}/${repo}`,
    owner,
    repo,
    ...auth,
  }
}
