import { describe, expect, it, jest } from '@jest/globals'
import { configureStore, createSlice } from '@reduxjs/toolkit'
import { backendApi } from '../../../src/features/backend/backendApi.ts'
import { signInSucceeded } from '../../../src/features/session/sessionSlice.ts'
import { pluginLoaded } from '../../../src/features/shell/pluginsSlice.ts'
import { asRecorded } from '../../../src/store/asRecorded.ts'
import { createRecorder, replayed } from '../../../src/store/recorder.ts'
import { createRootReducer, injectSlices } from '../../../src/store/rootReducer.ts'
import { personOf } from '../../support/fakeSessions.ts'

const counter = createSlice({
  name: 'counter',
  initialState: () => ({ count: 0 }),
  reducers: { counted: ({ count }) => ({ count: count + 1 }) },
})
const { counted } = counter.actions
const signedIn = signInSucceeded({ ...personOf('bob'), expiresAt: null })

function recorded(isComplete: boolean) {
  let time = 1_000
  const forgetOthers = jest.fn()
  const recorder = createRecorder(() => time, isComplete, forgetOthers)
  const store = configureStore({
    reducer: counter.reducer,
    middleware: (defaults) => defaults().concat(recorder.middleware),
  })
  return {
    recorder,
    store,
    forgetOthers,
    count: (times: number, pause = 1) => {
      for (let done = 0; done < times; done += 1) {
        time += pause
        store.dispatch(counted())
      }
    },
  }
}

describe('the recorder', () => {
  it('keeps the last thousand actions, and the state before them', () => {
    const { recorder, store, count } = recorded(false)
    count(5_000)
    const segments = recorder.segments()
    expect(segments.flatMap(({ actions }) => actions)).toHaveLength(1_000)
    expect(segments[0]?.start).toEqual({ count: 4_000 })
    for (const [index, { start }] of segments.entries()) {
      const later = segments.slice(index).flatMap(({ actions }) => actions)
      expect(replayed(counter.reducer, later, start as { count: number })).toEqual(store.getState())
    }
  })

  it('drops what began more than ten minutes ago, as soon as a segment is full', () => {
    const { recorder, count } = recorded(false)
    count(50)
    count(60, 11_900)
    expect(recorder.segments().map(({ start, times }) => [start, times.length])).toEqual([
      [{ count: 50 }, 50],
      [{ count: 100 }, 10],
    ])
  })

  it('keeps all if it is asked to', () => {
    const { recorder, count } = recorded(true)
    count(5_000)
    expect(recorder.log()).toHaveLength(5_000)
    expect(recorder.segments()[0]?.start).toEqual({ count: 0 })
  })

  it('forgets everything once a user has left, and goes on with the state then', () => {
    const { recorder, store, forgetOthers, count } = recorded(false)
    count(60)
    store.dispatch(backendApi.util.resetApiState())
    expect(recorder.segments()).toEqual([])
    expect(forgetOthers).toHaveBeenCalledTimes(1)
    count(2)
    expect(recorder.segments()).toMatchObject([{ start: { count: 60 }, times: [1_061, 1_062] }])
  })

  it('forgets once more at the next sign-in what a closing page dispatched meanwhile', () => {
    const { recorder, store, forgetOthers, count } = recorded(false)
    store.dispatch(backendApi.util.resetApiState())
    count(2)
    store.dispatch(signedIn)
    count(1)
    const types = () => recorder.log().map(({ type }) => type)
    expect(types()).toEqual(['session/signInSucceeded', 'counter/counted'])
    expect(recorder.segments()).toMatchObject([{ start: { count: 2 } }])
    expect(forgetOthers).toHaveBeenCalledTimes(2)
  })

  it('keeps what led to a sign-in of nobody before', () => {
    const { recorder, store, forgetOthers, count } = recorded(false)
    count(2)
    store.dispatch(signedIn)
    expect(recorder.log()).toHaveLength(3)
    expect(forgetOthers).not.toHaveBeenCalled()
  })

  it('forgets nothing where all is kept', () => {
    const { recorder, store, forgetOthers, count } = recorded(true)
    count(60)
    store.dispatch(backendApi.util.resetApiState())
    expect(recorder.log()).toHaveLength(61)
    expect(forgetOthers).not.toHaveBeenCalled()
  })

  it('does not change what was taken before', () => {
    const { recorder, count } = recorded(false)
    count(3)
    const [taken] = recorder.segments()
    count(3)
    expect(taken?.actions).toHaveLength(3)
    expect(taken?.times).toEqual([1_001, 1_002, 1_003])
  })
})

describe('a replay with all slices', () => {
  const complete = createRootReducer()
  injectSlices(complete, [counter])
  const reducer = asRecorded(complete, createRootReducer)
  const before = { type: 'counter/counted' }

  it('has a slice from the action on that loaded its plugin', () => {
    const loaded = pluginLoaded({ id: 'counter', slices: ['counter'] })
    expect(replayed(reducer, [before])).not.toHaveProperty('counter')
    expect(replayed(reducer, [before, loaded])).toHaveProperty('counter', { count: 0 })
    expect(replayed(reducer, [before, loaded, before])).toHaveProperty('counter', { count: 1 })
  })

  it('has all slices if the log does not name them', () => {
    expect(replayed(reducer, [pluginLoaded({ id: 'counter' })])).toHaveProperty('counter')
  })

  it('has one of each slice, also where plugins share it', () => {
    expect(injectSlices(complete, [counter])).toEqual([])
    expect(injectSlices(createRootReducer(), [counter])).toEqual([counter])
  })

  it('keeps a state that an action does not change', () => {
    const state = replayed(reducer, [before])
    expect(reducer(state, { type: 'nothing' })).toBe(state)
  })
})
