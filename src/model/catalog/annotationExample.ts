// An entity in YAML as an example of where an annotation belongs (ENT-46, ENT-47).

import { specText, type Entity } from '../entities/entity.ts'

const plain = /^[a-z][\w./:-]*$/i
/** YAML takes JSON for a text; a plain word needs no quotes. */
const quoted = (text: string): string => (plain.test(text) ? text : JSON.stringify(text))

/** The annotations' lines stand in `added`, by their number from 0, so that they can be marked. */
export interface AnnotationExample {
  readonly lines: readonly string[]
  readonly added: readonly number[]
}

/** What the entity does not say is said with the specification's defaults. */
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
