// The result of each registered entity, polled while the page is open.

import { expect, it } from '@jest/globals'
import { backendApi } from '../../src/features/backend/backendApi.ts'
import { importsForgotten } from '../../src/features/import/importEntrySlice.ts'
import { registrationRequested, watchRepeated } from '../../src/features/import/importsSlice.ts'
import { proposalCompleted } from '../../src/features/import/proposalsSlice.ts'
import {
  added,
  analysis,
  answerOf,
  elsewhere,
  entityFrom,
  file,
  page,
  refusalOf,
  repository,
  startImport,
} from '../support/importWorld.ts'

const seconds = 1_000
const refs = ['component:default/a', 'component:default/b']
const own = 'location:default/generated-c0ffee'

const standing = (...items: readonly unknown[]) => answerOf(200, { items })
const unprocessed = (...entities: readonly unknown[]) => answerOf(200, { entities })
const failing = (message: string) => ({
  status: { items: [{ type: 'backstage.io/catalog-processing', level: 'error', message }] },
})

/** Runs until the first poll, when the catalog has nothing yet. */
async function startWatching() {
  const run = startImport({ aside: /^(?!imports\/verdictsArrived)/ })
  const { advance, catalog, dispatch, item, open } = run
  catalog.dryRun.answers(added(file, ['a', 'b']))
  catalog.add.answers(
    added(file, ['a', 'b'], { location: { id: '1', target: file, entityRef: own } }),
  )
  catalog.byRefs.answers(standing(null, null, null))
  catalog.failed.answers(refusalOf(404, 'no module', 'NotFoundError'))
  catalog.pending.answers(unprocessed())
  await open(file)
  dispatch(registrationRequested({ target: file }))
  await advance()
  const verdicts = () => {
    const found = item(file)
    return found.status === 'watching' ? found.verdicts : undefined
  }
  return { ...run, verdicts, looks: () => catalog.byRefs.calls.length }
}

const processing = refs.map((ref) => ({ ref, status: 'processing' }))

it('asks for the entities, and for the location’s own, until all are in the catalog', async () => {
  const { advance, catalog, expectEvents, looks, verdicts } = await startWatching()
  expect(catalog.byRefs.calls[0]?.[0]).toEqual({
    entityRefs: [...refs, own],
    fields: ['kind', 'metadata.name', 'metadata.namespace', 'metadata.annotations', 'status'],
  })
  expect(verdicts()).toEqual(processing)
  await advance(2 * seconds)
  expect(looks()).toBe(2)
  catalog.byRefs.answers(standing(entityFrom(file, 'a'), null, null))
  await advance(2 * seconds)
  expect(verdicts()).toEqual([{ ref: refs[0], status: 'exists' }, processing[1]])
  catalog.byRefs.answers(standing(entityFrom(file, 'a'), entityFrom(file, 'b'), null))
  await advance(2 * seconds)
  expect(verdicts()).toEqual(refs.map((ref) => ({ ref, status: 'exists' })))
  await advance(60 * seconds)
  expect(looks()).toBe(4)
  expectEvents(...Array<string>(3).fill('imports/verdictsArrived'))
})

it('tells the processing errors, of what stands, of what does not, and of the location itself', async () => {
  const { advance, catalog, expectEvents, verdicts } = await startWatching()
  const refused = {
    unprocessed_entity: entityFrom(file, 'b'),
    errors: [{ name: 'InputError', message: 'a policy was not met' }],
  }
  catalog.byRefs.answers(
    standing(entityFrom(file, 'a', failing('owner is missing')), null, {
      ...entityFrom(file, 'generated-c0ffee', failing('the file was not read')),
      kind: 'Location',
    }),
  )
  catalog.failed.answers(unprocessed(refused))
  await advance(2 * seconds)
  expect(verdicts()).toEqual([
    { ref: refs[0], status: 'failed', errors: ['owner is missing'], isThere: true },
    {
      ref: refs[1],
      status: 'failed',
      errors: ['a policy was not met', 'the file was not read'],
      isThere: false,
    },
  ])
  // The result changes once the entity is fixed.
  catalog.byRefs.answers(standing(entityFrom(file, 'a'), entityFrom(file, 'b'), null))
  await advance(2 * seconds)
  expect(verdicts()).toEqual(refs.map((ref) => ({ ref, status: 'exists' })))
  expectEvents(...Array<string>(3).fill('imports/verdictsArrived'))
})

it('takes the answer of a look during which the catalog changes', async () => {
  const { advance, catalog, dispatch, expectEvents, reported, verdicts } = await startWatching()
  const held = catalog.byRefs.holds()
  await advance(2 * seconds)
  dispatch(backendApi.util.invalidateTags(['EntityList']))
  held.release(standing(entityFrom(file, 'a'), entityFrom(file, 'b'), null))
  await advance()
  expect(verdicts()).toEqual(refs.map((ref) => ({ ref, status: 'exists' })))
  expect(reported).toEqual([])
  expectEvents('imports/verdictsArrived', 'imports/verdictsArrived')
})

it('tells no error of the location while its pull request is not merged', async () => {
  const { advance, catalog, dispatch, expectEvents, item, open } = startImport({
    aside: /^(?!imports\/verdictsArrived)/,
  })
  catalog.analyze.answers(analysis({}))
  catalog.add.answers(added(file, [], { location: { id: '1', target: file, entityRef: own } }))
  const unread = {
    ...entityFrom(file, 'generated-c0ffee', failing('the file was not found')),
    kind: 'Location',
  }
  catalog.byRefs.answers(standing(null, null, unread))
  catalog.failed.answers(unprocessed())
  catalog.pending.answers(unprocessed())
  await open(repository)
  dispatch(
    proposalCompleted({
      ...{ target: repository, location: file, refs, link: `${repository}/pull/7` },
    }),
  )
  await advance()
  expect(item(repository)).toMatchObject({ status: 'watching', verdicts: processing })
  catalog.byRefs.answers(standing(entityFrom(file, 'a'), entityFrom(file, 'b'), unread))
  await advance(10 * seconds)
  expect(item(repository)).toMatchObject({
    verdicts: refs.map((ref) => ({ ref, status: 'exists' })),
  })
  expectEvents('imports/verdictsArrived', 'imports/verdictsArrived')
})

it('says where an entity comes from that the catalog has from another place', async () => {
  const { advance, catalog, expectEvents, looks, verdicts } = await startWatching()
  const other = 'https://github.com/larkspur/other/blob/main/catalog-info.yaml'
  catalog.byRefs.answers(standing(entityFrom(other, 'a'), entityFrom(file, 'b'), null))
  await advance(2 * seconds)
  expect(verdicts()).toEqual([
    { ref: refs[0], status: 'elsewhere', location: other },
    { ref: refs[1], status: 'exists' },
  ])
  await advance(60 * seconds)
  expect(looks()).toBe(2)
  expectEvents('imports/verdictsArrived', 'imports/verdictsArrived')
})

it('rests while the page shows something else, and goes on when it is back', async () => {
  const { advance, dispatch, expectEvents, looks } = await startWatching()
  dispatch(elsewhere)
  await advance(60 * seconds)
  expect(looks()).toBe(1)
  dispatch(page(file))
  await advance()
  expect(looks()).toBe(2)
  dispatch(page())
  await advance(60 * seconds)
  expect(looks()).toBe(2)
  expectEvents('imports/verdictsArrived')
})

it('asks less often while the catalog does not answer, and keeps what it knows', async () => {
  const { advance, catalog, expectEvents, looks, reported, verdicts } = await startWatching()
  catalog.byRefs.isDown()
  await advance(2 * seconds)
  expect(looks()).toBe(2)
  await advance(3 * seconds)
  expect(looks()).toBe(2)
  await advance(1 * seconds)
  expect(looks()).toBe(3)
  expect(verdicts()).toEqual(processing)
  expect(reported).toHaveLength(1)
  catalog.byRefs.answers(standing(entityFrom(file, 'a'), entityFrom(file, 'b'), null))
  await advance(30 * seconds)
  expect(verdicts()).toEqual(refs.map((ref) => ({ ref, status: 'exists' })))
  expectEvents('imports/verdictsArrived', 'imports/verdictsArrived')
})

it('says at once that the catalog refuses to be asked, goes on when it does not, and asks at once on request', async () => {
  const { advance, catalog, dispatch, expectEvents, item, looks, verdicts } = await startWatching()
  const refuse = () => {
    catalog.byRefs.answers(refusalOf(403, 'Forbidden', 'NotAllowedError'))
  }
  const problem = { kind: 'permissionMissing', message: 'Forbidden' }
  refuse()
  await advance(2 * seconds)
  expect(item(file)).toMatchObject({ status: 'watching', problem })
  await advance(60 * seconds)
  const asked = looks()
  dispatch(watchRepeated({ target: file }))
  expect(item(file)).not.toHaveProperty('problem')
  await advance()
  expect(looks()).toBe(asked + 1)
  expect(item(file)).toMatchObject({ status: 'watching', problem })
  catalog.byRefs.answers(standing(null, null, null))
  await advance(30 * seconds)
  expect(item(file)).not.toHaveProperty('problem')
  expect(verdicts()).toEqual(processing)
  expectEvents('imports/verdictsArrived', 'imports/verdictsArrived')
})

it('says of a failure that may pass only when it has not passed by the third time', async () => {
  const { advance, catalog, expectEvents, item, looks } = await startWatching()
  catalog.byRefs.answers(refusalOf(500, 'database is gone'))
  await advance(6 * seconds)
  expect(looks()).toBe(3)
  expect(item(file)).not.toHaveProperty('problem')
  await advance(8 * seconds)
  expect(looks()).toBe(4)
  expect(item(file)).toMatchObject({ status: 'watching', problem: { kind: 'hostTrouble' } })
  expectEvents('imports/verdictsArrived')
})

it('goes on watching after the process was ended', async () => {
  const { advance, expectEvents, looks, portal } = await startWatching()
  portal.stop()
  await advance(60 * seconds)
  expect(looks()).toBe(1)
  portal.resume()
  await advance()
  expect(looks()).toBe(2)
  expectEvents('imports/verdictsArrived')
})

it('asks for nothing that was put aside', async () => {
  const { advance, dispatch, expectEvents, item, looks } = await startWatching()
  dispatch(importsForgotten([file]))
  await advance(60 * seconds)
  expect(item(file)).toEqual({ status: 'unknown' })
  expect(looks()).toBe(1)
  expectEvents('imports/verdictsArrived')
})
