// Decoding the catalog's responses (spec 1 §3, §7).

import { expect, it } from '@jest/globals'
import { decodeAncestry } from '../../../src/model/entities/ancestry.ts'
import { decodeByRefs } from '../../../src/model/entities/answers.ts'
import { ancestryLayers } from '../../../src/model/inspector/ancestryLayers.ts'

const entity = { kind: 'Component', metadata: { name: 'a' } }
const file = { kind: 'Location', metadata: { name: 'file' } }

it('reads an ancestry, and finds where it began', () => {
  const answer = {
    rootEntityRef: 'component:default/a',
    items: [
      { entity, parentEntityRefs: ['location:default/file', 'location:default/gone'] },
      { entity: file, parentEntityRefs: [] },
    ],
  }
  expect(decodeAncestry(answer)).toEqual(answer)
  expect(ancestryLayers(decodeAncestry(answer))).toEqual([
    [{ ref: 'location:default/file', parents: [] }],
    [{ ref: 'component:default/a', parents: ['location:default/file'] }],
  ])
})

it.each([
  { items: [] },
  { rootEntityRef: 'component:default/a' },
  { rootEntityRef: 'component:default/a', items: [{ parentEntityRefs: [] }] },
])('takes %j for no ancestry', (answer) => {
  expect(() => decodeAncestry(answer)).toThrow('The response is not')
})

it('takes null, and what is no entity, for none', () => {
  expect(decodeByRefs({ items: [null, entity, {}] }, 3)).toEqual([null, entity, null])
  expect(() => decodeByRefs({ items: [entity] }, 2)).toThrow('The response has 1 of 2 entities')
})
