// What validators say of an entity, in plain words.

import { expect, it } from '@jest/globals'
import { plainReason } from '../../../src/model/import/plainReason.ts'

const policy = 'Policy check failed for component:default/a; caused by Error: Malformed envelope, '

it.each([
  ["/spec must have required property 'owner' - missingProperty: owner", 'missing spec.owner'],
  ["<root> must have required property 'kind' - missingProperty: kind", 'missing kind'],
  [
    `${policy}/metadata must have required property 'name' - missingProperty: name`,
    'missing metadata.name',
  ],
  ["/spec must have required property 'lifecycle'", 'missing spec.lifecycle'],
  ['/spec/owner must be string - type: string', 'type spec.owner string'],
  ['/spec/dependsOn/2 must be string - type: string', 'type spec.dependsOn[2] string'],
  ['/metadata/tags must be array - type: array', 'type metadata.tags array'],
  ['/spec/port must be number,null - type: number,null', 'type spec.port number, null'],
  [
    '/metadata/annotations/backstage.io~1source must be string - type: string',
    'type metadata.annotations.backstage.io/source string',
  ],
  ['/spec/owner must NOT have fewer than 1 characters - limit: 1', 'empty spec.owner'],
  ['/spec/targets must NOT have fewer than 1 items - limit: 1', 'empty spec.targets'],
  ['/metadata/name must NOT have more than 63 characters - limit: 63', 'tooLong metadata.name'],
  ['/metadata/name must match pattern "^[a-z]+$" - pattern: ^[a-z]+$', 'format metadata.name'],
  ['/metadata/links/0/url must match format "uri" - format: uri', 'format metadata.links[0].url'],
  [
    '/kind must be equal to one of the allowed values - allowedValues: API,Component',
    'oneOf kind API, Component',
  ],
  ['/kind must be equal to constant - allowedValue: API', 'oneOf kind API'],
  ['/spec must NOT have additional properties - additionalProperty: ownr', 'unexpected spec.ownr'],
])('%s', (words, plain) => {
  expect(Object.values(plainReason(words) ?? {}).join(' ')).toBe(plain)
})

it.each([
  '',
  'NotFoundError: https://github.com/a/b must be public',
  '/spec/owner must be there',
  '<root> must be object - type: object',
  'You must sign in',
  '"metadata.name" is not valid; expected a string',
  '/spec must match exactly one schema in oneOf - passingSchemas: null',
])('leaves alone: %s', (words) => {
  expect(plainReason(words)).toBeUndefined()
})
