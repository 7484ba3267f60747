// Registers the locations found for a URL, one after the other.

import { expect, it } from '@jest/globals'
import { registrationRequested } from '../../src/features/import/importsSlice.ts'
import { added, analysis, refusalOf, repository, startImport } from '../support/importWorld.ts'

const opened = 'imports/importsOpened'
const places = ['a', 'b', 'c'].map((name) => `${repository}/blob/main/${name}.yaml`)
const [a = '', b = '', c = ''] = places
const startFound = async (registered: readonly string[] = []) => {
  const run = startImport()
  run.catalog.analyze.answers(
    analysis({ [a]: ['a'], [b]: ['b'], [c]: ['c'] }, { registered: [...registered] }),
  )
  await run.open(repository)
  run.expectEvents(opened, 'imports/locationsFound')
  run.dispatch(registrationRequested({ target: repository }))
  await run.advance()
  return run
}
const registeredAt = (run: Awaited<ReturnType<typeof startFound>>) =>
  run.catalog.add.calls.map(([body]) => (body as { readonly target: string }).target)

it('adds one location after the other', async () => {
  const run = await startFound()
  expect(registeredAt(run)).toEqual([a])
  expect(run.item(repository).status).toBe('registering')
  run.expectEvents('imports/registrationRequested')
})

it('refreshes what is there already, and takes what another has added meanwhile for done', async () => {
  const run = startImport()
  const { advance, catalog, dispatch, expectEvents, item, open } = run
  catalog.analyze.answers(analysis({ [a]: ['a'], [b]: ['b'], [c]: ['c'] }, { registered: [b] }))
  catalog.add.next.answers(
    added(a, ['a'], {
      location: { id: '1', target: a, entityRef: 'location:default/generated-a' },
    }),
  )
  catalog.refresh.answers({ ok: true, status: 200, statusText: 'OK', text: '' })
  catalog.add.next.answers(refusalOf(409, 'Location already exists', 'ConflictError'))
  await open(repository)
  dispatch(registrationRequested({ target: repository }))
  await advance()
  expect(registeredAt(run)).toEqual([a, c])
  expect(catalog.refresh.calls.map(([body]) => body)).toEqual([
    { entityRef: 'component:default/b' },
  ])
  expect(item(repository)).toMatchObject({
    status: 'watching',
    registered: { [a]: 'location:default/generated-a', [b]: null, [c]: null },
    verdicts: [],
  })
  expectEvents(
    opened,
    'imports/locationsFound',
    'imports/registrationRequested',
    ...Array<string>(3).fill('imports/locationRegistered'),
  )
})

it('keeps what is done when one fails, and goes on from there', async () => {
  const run = startImport()
  const { advance, catalog, dispatch, expectEvents, item, open } = run
  catalog.analyze.answers(analysis({ [a]: ['a'], [b]: ['b'], [c]: ['c'] }))
  catalog.add.next.answers(added(a, ['a']))
  catalog.add.next.answers(refusalOf(403, 'not you', 'NotAllowedError'))
  await open(repository)
  dispatch(registrationRequested({ target: repository }))
  await advance()
  expect(item(repository)).toMatchObject({
    status: 'registrationFailed',
    registered: { [a]: null },
    problem: { kind: 'permissionMissing', message: 'not you' },
  })
  catalog.add.next.answers(added(b, ['b']))
  catalog.add.next.answers(added(c, ['c']))
  dispatch(registrationRequested({ target: repository }))
  await advance()
  expect(registeredAt(run)).toEqual([a, b, b, c])
  expect(item(repository).status).toBe('watching')
  expectEvents(
    opened,
    'imports/locationsFound',
    'imports/registrationRequested',
    'imports/locationRegistered',
    'imports/registrationFailed',
    'imports/registrationRequested',
    'imports/locationRegistered',
    'imports/locationRegistered',
  )
})

it('goes on after the process was ended, with the location that has no answer', async () => {
  const { advance, catalog, expectEvents, item, portal } = await startFound()
  portal.stop()
  for (const place of places) catalog.add.next.answers(added(place, []))
  portal.resume()
  await advance()
  expect(catalog.add.calls).toHaveLength(4)
  expect(item(repository).status).toBe('watching')
  expectEvents(
    'imports/registrationRequested',
    opened,
    ...Array<string>(3).fill('imports/locationRegistered'),
  )
})
