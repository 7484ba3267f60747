// One repository of each sort that the import supports; both hosts have all of them, with services of their own.

import type { SampleRepository } from './codeRepositories.ts'
import {
  brokenDocument,
  componentOf,
  severalDocuments,
  sourcesOf,
  unknownKind,
  type SampleService,
} from './sampleFiles.ts'

export interface SampleServices {
  /** Its catalog file has several documents; its default branch is protected. */
  readonly described: SampleService
  /** Without a catalog file. */
  readonly undescribed: SampleService
  /** Private, and without a catalog file. */
  readonly hidden: SampleService
  /** Has no commits. */
  readonly empty: Pick<SampleService, 'name' | 'description'>
  /** Its default branch is `trunk`; others have slashes in their names. */
  readonly onTrunk: SampleService
  /** The second of its two documents is invalid YAML. */
  readonly broken: SampleService
  /** Its kind is unknown to the catalog. */
  readonly unknown: SampleService
  /** backend/catalog already has a component of this name. */
  readonly known: SampleService
}

const catalogFile = 'catalog-info.yaml'

const repositoryOf = (service: SampleService, catalogInfo?: string): SampleRepository => ({
  name: service.name,
  description: service.description,
  files: { ...sourcesOf(service), ...(catalogInfo && { [catalogFile]: catalogInfo }) },
})

export const sampleRepositories = (services: SampleServices): readonly SampleRepository[] => [
  { ...repositoryOf(services.described, severalDocuments(services.described)), isProtected: true },
  repositoryOf(services.undescribed),
  { ...repositoryOf(services.hidden), isPrivate: true },
  { ...services.empty, files: {} },
  {
    ...repositoryOf(services.onTrunk, componentOf(services.onTrunk)),
    defaultBranch: 'trunk',
    branches: {
      'feature/label-printing': { 'src/labels.go': 'package main\n' },
      'release/2026.11': {
        [catalogFile]: componentOf({ ...services.onTrunk, name: `${services.onTrunk.name}-next` }),
      },
    },
  },
  repositoryOf(services.broken, brokenDocument(services.broken)),
  repositoryOf(services.unknown, unknownKind(services.unknown)),
  repositoryOf(services.known, componentOf(services.known)),
]
