import { describe, expect, it } from '@jest/globals'
import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { call, delay, fork, put, type SagaGenerator } from 'typed-redux-saga'
import { copyRequested, selectClipboard } from '../../src/features/shell/clipboardSlice.ts'
import {
  navigated,
  selectLocation,
  type LocationRoot,
} from '../../src/features/shell/locationSlice.ts'
import { follow, followEach, type Jobs } from '../../src/sagas/kit/follow.ts'
import { startProcesses } from '../support/processHarness.ts'

const said = createAction<string>('test/said')
const nothing = createAction('test/nothing')

const start = (saga: () => SagaGenerator<void>) => {
  const run = startProcesses(
    [{ name: 'test', saga }],
    {},
    { aside: /^(?:location|clipboard|pluginFaults)\/|^test\/nothing/ },
  )
  return {
    ...run,
    at: (pathname: string) => run.dispatch(at(pathname)),
    texts: () =>
      run
        .log()
        .filter(said.match)
        .map(({ payload }) => payload),
  }
}

const at = (pathname: string): UnknownAction =>
  navigated({ pathname, search: '', hash: '', by: 'push' })

/** A job as a new object each time; none at `/`. */
function selectJob(root: LocationRoot): { readonly path: string } | undefined {
  const { pathname } = selectLocation(root)
  return pathname === '' || pathname === '/' ? undefined : { path: pathname }
}

describe('follow', () => {
  /** Says the job's beginning at once and its end after 100 ms; records cancellations. */
  function following() {
    const ends: string[] = []
    const run = start(function* () {
      yield* call(
        follow<{ readonly path: string }>,
        selectJob,
        function* ({ path }: { readonly path: string }) {
          let end = 'cancelled'
          try {
            yield* put(said(`begins ${path}`))
            yield* delay(100)
            yield* put(said(`ends ${path}`))
            end = 'finished'
          } finally {
            ends.push(`${end} ${path}`)
          }
        },
      )
    })
    const texts = () =>
      run
        .log()
        .filter(said.match)
        .map(({ payload }) => payload)
    return { ...run, ends, texts }
  }

  it('works at what the state says, and not where there is nothing to do', async () => {
    const { at, advance, texts, expectEvents } = following()
    await advance(100)
    expect(texts()).toEqual([])
    at('/a')
    await advance(100)
    expect(texts()).toEqual(['begins /a', 'ends /a'])
    expectEvents('test/said', 'test/said')
  })

  it('begins with the work that the state has at the start', async () => {
    const { portal, at, advance, texts, expectEvents } = following()
    portal.stop()
    at('/a')
    portal.resume()
    await advance(100)
    expect(texts()).toEqual(['begins /a', 'ends /a'])
    expectEvents('test/said', 'test/said')
  })

  it('cancels the work when the state names another, or none', async () => {
    const { at, advance, ends, texts, expectEvents } = following()
    at('/a')
    await advance(50)
    at('/b')
    await advance(50)
    at('/')
    await advance(200)
    expect(ends).toEqual(['cancelled /a', 'cancelled /b'])
    expect(texts()).toEqual(['begins /a', 'begins /b'])
    expectEvents('test/said', 'test/said')
  })

  it('leaves work alone that the state goes on naming, and does not begin it again when it is done', async () => {
    const { at, dispatch, advance, ends, expectEvents } = following()
    at('/a')
    await advance(50)
    at('/a')
    dispatch(nothing())
    await advance(100)
    at('/a')
    await advance(200)
    expect(ends).toEqual(['finished /a'])
    expectEvents('test/said', 'test/said')
  })

  it('begins the same work again once it was away', async () => {
    const { at, advance, ends, expectEvents } = following()
    for (const path of ['/a', '/', '/a']) {
      at(path)
      await advance(100)
    }
    expect(ends).toEqual(['finished /a', 'finished /a'])
    expectEvents(...Array<string>(4).fill('test/said'))
  })

  it('sees the state after the action, also where the work itself moves it', async () => {
    const { at, advance, dispatch, texts, expectEvents } = start(function* () {
      yield* call(
        follow<string>,
        (root: Parameters<typeof selectClipboard>[0]) => {
          const state = selectClipboard(root)
          return state.status === 'copying' ? state.button : undefined
        },
        function* (button: string) {
          yield* put(said(button))
          if (button === 'first') yield* put(copyRequested({ button: 'second', text: 'second' }))
          yield* delay(1_000)
        },
      )
    })
    dispatch(copyRequested({ button: 'first', text: 'first' }))
    at('/x')
    await advance(0)
    expect(texts()).toEqual(['first', 'second'])
    expectEvents('test/said', 'test/said')
  })

  it('restarts with the whole process when the work throws, and when the selector does', async () => {
    const { at, advance, reported, texts, expectEvents } = start(function* () {
      yield* fork(
        follow<string>,
        (root: LocationRoot) => {
          const { pathname } = selectLocation(root)
          if (pathname === '/bad') throw new Error('selector')
          return pathname
        },
        function* (path: string) {
          if (path === '/broken') throw new Error('work')
          yield* put(said(path))
        },
      )
    })
    await advance(0)
    at('/bad')
    await advance(0)
    at('/broken')
    await advance(500)
    at('/c')
    await advance(1_000)
    expect(reported).toEqual([new Error('selector'), new Error('work')])
    expect(texts()).toEqual(['', '/c'])
    expectEvents('test/said', 'test/said')
  })
})

describe('followEach', () => {
  /** A job for each part of the path: `/a=1/b=2` are the jobs a and b with the values 1 and 2. */
  const selectJobs = (root: LocationRoot): Jobs<{ readonly value: string }> =>
    Object.fromEntries(
      selectLocation(root)
        .pathname.split('/')
        .filter((part) => part !== '')
        .map((part) => {
          const [key = '', value = ''] = part.split('=')
          return [key, { value }]
        }),
    )

  function following(onBegin: (key: string) => void = () => undefined) {
    const notes: string[] = []
    const run = start(function* () {
      yield* call(
        followEach<{ readonly value: string }>,
        'test',
        selectJobs,
        function* ({ value }: { readonly value: string }, key: string) {
          const name = `${key}=${value}`
          let end = 'cancelled'
          try {
            notes.push(`begins ${name}`)
            onBegin(key)
            yield* delay(100)
            end = 'finished'
          } finally {
            notes.push(`${end} ${name}`)
          }
        },
      )
    })
    return { ...run, notes }
  }

  it('has a worker for each job, and ends those whose job is gone or has another value', async () => {
    const { at, advance, notes } = following()
    at('/a=1/b=1')
    await advance(50)
    at('/b=1/a=2/c=1')
    await advance(100)
    expect(notes).toEqual([
      ...['begins a=1', 'begins b=1', 'cancelled a=1', 'begins a=2', 'begins c=1'],
      ...['finished b=1', 'finished a=2', 'finished c=1'],
    ])
  })

  it('does not begin a job again that is done while the state goes on naming it', async () => {
    const { at, advance, notes } = following()
    at('/a=1')
    await advance(100)
    at('/a=1/b=1')
    await advance(100)
    expect(notes).toEqual(['begins a=1', 'finished a=1', 'begins b=1', 'finished b=1'])
  })

  it('keeps the other jobs at work when one crashes, and begins that one again', async () => {
    let crashes = 0
    const { at, advance, notes, reported } = following((key) => {
      if (key !== 'broken' || crashes > 0) return
      crashes += 1
      throw new Error('crash')
    })
    at('/broken=1/sound=1')
    await advance(2_000)
    expect(notes).toEqual([
      ...['begins broken=1', 'cancelled broken=1', 'begins sound=1', 'finished sound=1'],
      ...['begins broken=1', 'finished broken=1'],
    ])
    expect(reported).toEqual([new Error('crash')])
  })
})
