// Files of the sample repositories of both hosts: services of the sample organisation
// (backend/catalog), with the usual files and various catalog files.

import type { Files } from './codeRepositories.ts'

export interface SampleService {
  /** Name of component and repository. */
  readonly name: string
  readonly description: string
  /** A group of backend/catalog/organisation.yaml. */
  readonly owner: string
  readonly system: string
}

/** The files of a service, without its catalog file. */
export const sourcesOf = ({ name, description }: SampleService): Files => ({
  'README.md': `# ${name}\n\n${description}\n`,
  'src/main.go': 'package main\n\nfunc main() {\n\tserve(":8080")\n}\n',
  'docs/index.md': `# ${name}\n\nRunbooks are in the wiki.\n`,
  '.gitignore': 'bin/\n',
})

export const componentOf = ({ name, description, owner, system }: SampleService): string =>
  `apiVersion: backstage.io/v1alpha1
kind: Component
metadata:
  name: ${name}
  description: ${description}
spec:
  type: service
  lifecycle: production
  owner: ${owner}
  system: ${system}
`

const resourceOf = ({ name, owner, system }: SampleService): string =>
  `apiVersion: backstage.io/v1alpha1
kind: Resource
metadata:
  name: ${name}-db
spec:
  type: database
  owner: ${owner}
  system: ${system}
`

const apiOf = ({ name, owner, system }: SampleService): string =>
  `apiVersion: backstage.io/v1alpha1
kind: API
metadata:
  name: ${name}-api
spec:
  type: openapi
  lifecycle: production
  owner: ${owner}
  system: ${system}
  definition: |
    openapi: 3.1.0
    info: { title: ${name}, version: 1.0.0 }
    paths: {}
`

/** A component, its API and its database. */
export const severalDocuments = (service: SampleService): string =>
  [componentOf(service), apiOf(service), resourceOf(service)].join('---\n')

/** The second of two documents is invalid YAML. */
export const brokenDocument = (service: SampleService): string =>
  `${componentOf(service)}---
apiVersion: backstage.io/v1alpha1
kind: Resource
metadata:
  name: ${service.name}-cache
  description: "never closed
spec: { type: cache, owner: ${service.owner}
`

/** A kind that the catalog does not know. */
export const unknownKind = (service: SampleService): string =>
  componentOf(service).replace('kind: Component', 'kind: Greenhouse')
