// Names of refs: one store, one window of 50 ms, one request for up to 100 of them.

import { expect, it, jest } from '@jest/globals'
import { configureStore } from '@reduxjs/toolkit'
import { backendApi, type BackendAccess } from '../../src/features/backend/backendApi.ts'
import { presentationApi } from '../../src/features/entities/presentation/presentationApi.ts'
import { presentationFields } from '../../src/model/entities/presentation.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'

const refOf = (number: number) => `component:default/c${String(number)}`
const { entityPresentation } = presentationApi.endpoints

/** A catalog in which even components have titles and odd ones are missing. */
function openCatalog() {
  const asked: (readonly string[])[] = []
  let isDown = false
  const send: BackendAccess['send'] = (_url, { body }) => {
    const { entityRefs, fields } = JSON.parse(body as string) as Record<string, readonly string[]>
    expect(fields).toEqual(presentationFields)
    asked.push(entityRefs ?? [])
    const items = entityRefs?.map((ref) => {
      const number = Number(/\d+$/.exec(ref)?.[0])
      if (number % 2 === 1) return null
      const metadata = { name: `c${String(number)}`, title: `Number ${String(number)}` }
      return { kind: 'Component', metadata, spec: { type: 'service' } }
    })
    const text = JSON.stringify({ items })
    return Promise.resolve(
      isDown
        ? { ok: false, status: 503, statusText: 'Unavailable', text: '' }
        : { ok: true, status: 200, statusText: 'OK', text },
    )
  }
  const run = startProcesses([], { backend: fakeBackend(send) }, { aside: /^backend\// })
  /** Subscribes like a rendered component, until it is removed. */
  const draw = (ref: string) => {
    const drawn = run.portal.store.dispatch(entityPresentation.initiate(ref, { forceRefetch: 10 }))
    return () => {
      drawn.unsubscribe()
    }
  }
  const nameOf = (ref: string) => entityPresentation.select(ref)(run.state()).data
  return { ...run, asked, draw, nameOf, goDown: () => (isDown = true) }
}

it('asks once for a page of refs, however often each is drawn, and not before 50 ms', async () => {
  const { advance, asked, draw, nameOf } = openCatalog()
  const refs = Array.from({ length: 98 }, (_, number) => refOf(number))
  ;[...refs, ...refs].forEach(draw)
  await advance(20)
  draw(refOf(98))
  await advance(29)
  expect(asked).toEqual([])
  await advance(1)
  expect(asked).toEqual([[...refs, refOf(98)]])
  expect(nameOf(refOf(4))).toEqual({ name: 'Number 4', type: 'service' })
  expect(nameOf(refOf(5))).toBeNull()
})

it('asks for 100 at once, and for what is over in a request of its own', async () => {
  const { advance, asked, draw } = openCatalog()
  Array.from({ length: 250 }, (_, number) => refOf(number)).forEach(draw)
  await advance(49)
  expect(asked.map(({ length }) => length)).toEqual([100, 100])
  await advance(1)
  expect(asked.map(({ length }) => length)).toEqual([100, 100, 50])
})

it('knows a name for 10 s, and shows it on while it is asked for again', async () => {
  const { advance, asked, draw, nameOf } = openCatalog()
  draw(refOf(2))()
  await advance(50)
  await advance(9_900)
  draw(refOf(2))
  await advance(50)
  expect(asked).toHaveLength(1)
  await advance(100)
  draw(refOf(2))
  expect(nameOf(refOf(2))).toEqual({ name: 'Number 2', type: 'service' })
  await advance(50)
  expect(asked).toHaveLength(2)
})

it('keeps the name it knows where the next lookup fails', async () => {
  const { advance, draw, goDown, nameOf, reported } = openCatalog()
  draw(refOf(2))
  await advance(50)
  goDown()
  await advance(10_000)
  draw(refOf(2))
  draw(refOf(4))
  await advance(50)
  expect(nameOf(refOf(2))).toEqual({ name: 'Number 2', type: 'service' })
  expect(nameOf(refOf(4))).toBeUndefined()
  expect(reported).toEqual([])
})

it('gives no ref the name of another where the answer has another length', async () => {
  const send = () =>
    Promise.resolve({
      ok: true,
      status: 200,
      statusText: 'OK',
      text: JSON.stringify({
        items: [{ kind: 'Component', metadata: { name: 'c2', title: 'X' } }],
      }),
    })
  const run = startProcesses([], { backend: fakeBackend(send) }, { aside: /^backend\// })
  const answers = [refOf(1), refOf(2)].map((ref) =>
    run.portal.store.dispatch(entityPresentation.initiate(ref)),
  )
  await run.advance(50)
  for (const answer of answers)
    expect(await answer).toMatchObject({ error: { kind: 'wrongShape' } })
})

it('needs a catalog to ask', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  const { dispatch } = configureStore({
    reducer: { [backendApi.reducerPath]: backendApi.reducer },
    middleware: (defaults) => defaults().concat(backendApi.middleware),
  })
  await expect(dispatch(entityPresentation.initiate(refOf(1))).unwrap()).rejects.toMatchObject({
    message: 'Asynchronous rendering requires a catalog API',
  })
})
