// The lists of an API server, by their paths.

import { apiGroupOf, kindsOfTypes, objectTypes, type KubeObjectType } from './kubernetesObjects.ts'

/** The list that an error is about. */
export interface ResourcePath {
  /** Empty for the core's. */
  readonly group: string
  readonly version: string
  readonly plural: string
  /** Missing if the list is of all namespaces. */
  readonly namespace?: string
}

const pathForm = /\/(?:api|apis\/([^/]+))\/([^/]+)(?:\/namespaces\/([^/]+))?\/([^/?]+)(?:\?.*)?$/

/** Undefined for paths of another form. */
export function readResourcePath(path: string): ResourcePath | undefined {
  const [whole, group = '', version = '', namespace, plural = ''] = pathForm.exec(path) ?? []
  if (whole === undefined) return undefined
  return { group, version, plural, ...(namespace !== undefined && { namespace }) }
}

/** Where the page has the objects of a list. */
export function typeOf({ group, plural }: ResourcePath): KubeObjectType {
  const known = objectTypes.find(
    (type) => type === plural && apiGroupOf(kindsOfTypes[type].apiVersion) === group,
  )
  return known ?? (group === '' ? 'others' : 'customresources')
}

/** Plurals are words of the cluster; those of custom resources follow English. */
export const isPluralOf = (plural: string, kind: string): boolean => {
  const word = kind.toLowerCase()
  return [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')].includes(plural)
}
