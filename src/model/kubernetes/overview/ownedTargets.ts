// The entities whose objects the page of clusters shows: what the user and their groups own and a cluster may run.

import type { EntitiesQuery } from '../../entities/catalogPaths.ts'
import { exists } from '../../entities/entityFilter.ts'
import { kubernetesPath } from '../../paths.ts'
import { kubernetesIdAnnotation, labelSelectorAnnotation } from '../annotations.ts'

/** Entities that are asked about at once, and more at each step. */
export const entitiesAtOnce = 10

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

/** By name, with how many there are. `owners` are refs of the user and their groups. */
export const ownedTargets = (owners: readonly string[], limit: number): EntitiesQuery => ({
  reader: 'clusters',
  filters: [kubernetesIdAnnotation, labelSelectorAnnotation].map((annotation) => ({
    'relations.ownedBy': owners,
    [`metadata.annotations.${annotation}`]: exists,
  })),
  fields,
  limit,
  order: ['metadata.name,asc'],
  hasTotal: true,
})

/** With or without a trailing slash. */
export const isClustersPath = (pathname: string): boolean =>
  pathname === kubernetesPath || pathname === `${kubernetesPath}/`
