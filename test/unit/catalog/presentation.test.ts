import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readEntity, type Entity } from '../../../src/model/entities/entity.ts'
import { presentationOf, presentRef } from '../../../src/model/entities/presentation.ts'

const team = { kind: 'Group', namespace: 'default', name: 'platform-team' }
const entity: Entity = { kind: 'Group', metadata: { name: 'platform-team' } }

it('is named by the profile, else the title, else by the ref', () => {
  const titled: Entity = { ...entity, metadata: { ...entity.metadata, title: 'Platform' } }
  const profiled: Entity = { ...titled, spec: { profile: { displayName: 'Platform Team' } } }
  expect(presentRef(team, presentationOf(profiled), 'group').name).toBe('Platform Team')
  expect(presentRef(team, presentationOf(titled), 'group').name).toBe('Platform')
  expect(presentRef(team, presentationOf(entity), 'group').name).toBe('platform-team')
  expect(presentRef(team, presentationOf(entity)).name).toBe('group:platform-team')
})

it.each([[''], ['  '], [7], [null], [{}]])('takes %j for no name', (nothing) => {
  const read = readEntity({
    ...entity,
    metadata: { ...entity.metadata, title: nothing },
    spec: { profile: { displayName: nothing }, type: nothing },
  })
  expect(read && presentRef(team, presentationOf(read)).name).toBe('group:platform-team')
})

it('has picture and page before it is known, and tells a missing one from an unknown one', () => {
  expect(presentRef(team, undefined, 'group')).toEqual({
    name: 'platform-team',
    kind: 'group',
    path: '/catalog/default/group/platform-team',
    hint: 'group:default/platform-team',
    isMissing: false,
  })
  expect(presentRef(team, null).isMissing).toBe(true)
})

it('says the whole ref, the type and the description in its tooltip', () => {
  const found = { name: 'Platform', type: 'team', description: 'Runs things' }
  expect(presentRef(team, found).hint).toBe('group:default/platform-team | team | Runs things')
})

it('never goes without a name, whatever an entity says of itself', () => {
  fc.assert(
    fc.property(fc.object(), fc.object(), (metadata, spec) => {
      const read = readEntity({ kind: 'Group', metadata: { ...metadata, name: 'x' }, spec })
      expect(read && presentRef(team, presentationOf(read)).name.trim()).not.toBe('')
    }),
  )
})
