// The tab of an entity's workflow runs, as far as every page knows it.

import type { Entity } from '../entities/entity.ts'

/** Below the entity's page. */
export const ciTab = 'ci-cd'

/** True for annotations with which hosts are told a repository, such as `github.com/project-slug`. */
export const isBuilt = ({ metadata: { annotations = {} } }: Entity): boolean =>
  Object.keys(annotations).some((key) => /^[^/]+\/project-(?:slug|repo)$/.test(key))
