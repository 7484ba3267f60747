// The entities whose objects the page of clusters shows: what the user and their groups own, or another group owns or a
// system contains, and a cluster may run.

import type { EntitiesQuery } from '../../entities/catalogPaths.ts'
import { exists, type EntityFilter } from '../../entities/entityFilter.ts'
import { findEntityRef, stringifyEntityRef } from '../../entities/entityRef.ts'
import { entityOfPath, entityPath, kubernetesPath } from '../../paths.ts'
import { kubernetesIdAnnotation, labelSelectorAnnotation } from '../annotations.ts'

/** What the Kubernetes backend looks at; a definition of an API is left out. */
const fields = [
  'apiVersion',
  'kind',
  'metadata',
  'relations',
  'spec.type',
  'spec.lifecycle',
  'spec.owner',
  'spec.system',
]

/** By name, with how many there are. `owned` narrows the catalog to what is owned or contained. */
export const ownedTargets = (owned: EntityFilter, limit: number): EntitiesQuery => ({
  reader: 'clusters',
  filters: [kubernetesIdAnnotation, labelSelectorAnnotation].map((annotation) => ({
    ...owned,
    [`metadata.annotations.${annotation}`]: exists,
  })),
  fields,
  limit,
  order: ['metadata.name,asc'],
  hasTotal: true,
})

/** What the page shows. */
export interface OverviewTarget {
  /** The group, user, system or domain whose entities these are; null for those of the user and their groups. */
  readonly of: string | null
}

const owners = ['group', 'user']
const wholes = ['system', 'domain']

/** Undefined elsewhere. With or without a trailing slash; a ref of another kind is ignored. */
export function overviewTargetAt(pathname: string, search: string): OverviewTarget | undefined {
  if (pathname !== kubernetesPath && pathname !== `${kubernetesPath}/`) return undefined
  const named = findEntityRef(new URLSearchParams(search).get('of') ?? '')
  // A name that no path can have is no filter either.
  const ref = named && entityOfPath(entityPath(named))
  const isOfKind = ref && [...owners, ...wholes].includes(ref.kind)
  return { of: isOfKind ? stringifyEntityRef(ref) : null }
}

/** `parts`: of a domain, the systems in it. */
export const filterOfTarget = (of: string, parts: readonly string[]): EntityFilter =>
  owners.some((kind) => of.startsWith(`${kind}:`))
    ? { 'relations.ownedBy': [of] }
    : { 'relations.partOf': [of, ...parts] }
