import { expect, it } from '@jest/globals'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { call, delay, type SagaGenerator } from 'typed-redux-saga'
import { signedOut, signInRequested } from '../../src/features/session/sessionSlice.ts'
import {
  navigated,
  selectLocation,
  type LocationRoot,
} from '../../src/features/shell/locationSlice.ts'
import { openWhile, type Opened } from '../../src/sagas/kit/openWhile.ts'
import { fakeSession, personOf } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'

interface Target {
  readonly name: string
}

const pages = createSlice({
  name: 'pages',
  initialState: (): Target | null => null,
  reducers: {
    opened: (_state, { payload }: PayloadAction<Target>): Target | null => payload,
    left: (): Target | null => null,
  },
  selectors: { selectOpen: (state) => state ?? undefined },
})
const { selectOpen } = pages.selectors

/** `/a` names a, as a new object each time. */
const page: Opened<Target> = {
  place: (root: LocationRoot) => {
    const name = selectLocation(root).pathname.slice(1)
    return name === '' ? undefined : { name }
  },
  shown: (root: Parameters<typeof selectOpen>[0]) => selectOpen(root),
  opened: pages.actions.opened,
  left: pages.actions.left,
}

function start(opening: Partial<Opened<Target>> = {}) {
  const session = fakeSession({ enterAsCustomUser: () => personOf('mona') })
  const run = startProcesses([], { session }, { aside: /^(?!pages)/ })
  run.portal.extend({
    id: 'pages',
    slices: [pages],
    processes: [
      {
        name: 'pages',
        saga: function* (): SagaGenerator<void> {
          yield* call(openWhile<Target>, { ...page, ...opening })
        },
      },
    ],
  })
  return {
    ...run,
    signIn: async () => {
      run.dispatch(signInRequested({ method: 'custom' }))
      await run.advance()
    },
    signOut: () => run.dispatch(signedOut({ by: 'user' })),
    at: (pathname: string) =>
      run.dispatch(navigated({ pathname, search: '', hash: '', by: 'push' })),
    open: () => selectOpen(run.state() as never)?.name,
  }
}

it('opens what the address names, once, and leaves it', async () => {
  const { at, expectEvents, open, signIn } = start()
  await signIn()
  at('/a')
  at('/a')
  expect(open()).toBe('a')
  expectEvents('pages/opened')
  at('/b')
  expect(open()).toBe('b')
  at('/')
  at('/')
  expect(open()).toBeUndefined()
  expectEvents('pages/opened', 'pages/left')
})

it('opens nothing for nobody, and leaves it at a sign-out', async () => {
  const { at, expectEvents, open, signIn, signOut } = start()
  at('/a')
  expectEvents()
  await signIn()
  expect(open()).toBe('a')
  signOut()
  expect(open()).toBeUndefined()
  expectEvents('pages/opened', 'pages/left')
})

it('opens nothing anew after a restart', async () => {
  const { at, expectEvents, open, portal, signIn } = start()
  await signIn()
  at('/a')
  portal.stop()
  portal.resume()
  expect(open()).toBe('a')
  expectEvents('pages/opened')
})

it('asks what is at the place, and only the newest place counts', async () => {
  const { at, advance, expectEvents, open, signIn } = start({
    *targetAt({ name }) {
      yield* delay(name === 'slow' ? 100 : 10)
      return name === 'unknown' ? undefined : { name: name.toUpperCase() }
    },
  })
  await signIn()
  at('/slow')
  await advance(50)
  at('/fast')
  await advance(100)
  expect(open()).toBe('FAST')
  at('/unknown')
  await advance(10)
  expect(open()).toBeUndefined()
  expectEvents('pages/opened', 'pages/left')
})

it('ends what was open before anything else is opened, and before it is left', async () => {
  const ended: string[] = []
  const { at, expectEvents, signIn } = start({
    *onLeaving({ name }) {
      yield* call(() => ended.push(name))
    },
  })
  await signIn()
  for (const path of ['/a', '/b', '/']) at(path)
  expect(ended).toEqual(['a', 'b'])
  expectEvents('pages/opened', 'pages/opened', 'pages/left')
})
