// The entities whose objects the page of clusters shows: what the user and their groups own, or another group owns or a
// system contains, and a cluster may run.

import type { EntitiesQuery } from '../../entities/catalogPaths.ts'
import { exists, type EntityFilter } from '../../entities/entityFilter.ts'
import { heldTargetOf, type HeldTarget } from '../../entities/heldTarget.ts'
import { kubernetesPath } from '../../paths.ts'
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

/** Undefined elsewhere. With or without a trailing slash. */
export const overviewTargetAt = (pathname: string, search: string): HeldTarget | undefined =>
  pathname === kubernetesPath || pathname === `${kubernetesPath}/`
    ? heldTargetOf(search)
    : undefined
