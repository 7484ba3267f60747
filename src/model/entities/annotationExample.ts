// A YAML example of where an annotation goes (ENT-46, ENT-47).

import { specText, type Entity } from './entity.ts'

const plain = /^[a-z][\w./:-]*$/i
/** JSON strings are valid YAML; plain words need no quotes. */
const quoted = (text: string): string => (plain.test(text) ? text : JSON.stringify(text))

/** `added` has the line numbers of the annotations, from 0, to highlight them. */
export interface AnnotationExample {
  readonly lines: readonly string[]
  readonly added: readonly number[]
}

/** Values that the entity lacks are the specification's defaults. */
export function annotationExample(
  entity: Entity,
  annotations: readonly string[],
): AnnotationExample {
  const { apiVersion = 'backstage.io/v1alpha1', kind, metadata } = entity
  const before = [
    `apiVersion: ${quoted(apiVersion)}`,
    `kind: ${quoted(kind)}`,
    'metadata:',
    `  name: ${quoted(metadata.name)}`,
    '  annotations:',
  ]
  return {
    lines: [
      ...before,
      ...annotations.map((key) => `    ${quoted(key)}: value`),
      'spec:',
      `  type: ${quoted(specText(entity, 'type') ?? 'website')}`,
      `  lifecycle: ${quoted(specText(entity, 'lifecycle') ?? 'production')}`,
      `  owner: ${quoted(specText(entity, 'owner') ?? 'user:default/guest')}`,
    ],
    added: annotations.map((_key, index) => before.length + index),
  }
}
