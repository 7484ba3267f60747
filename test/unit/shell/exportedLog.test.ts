import { describe, expect, it } from '@jest/globals'
import { ActionCreators, instrument } from '@redux-devtools/instrument'
import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit'
import {
  bootSlice,
  configFailed,
  retryRequested,
} from '../../../src/features/shell/boot/bootSlice.ts'
import { readLog } from '../../../src/model/reports/exportedLog.ts'
import { replayed } from '../../../src/store/recorder.ts'

const failed = configFailed({ kind: 'unexpected', name: 'Error', message: 'no' })

describe('a log', () => {
  it('is read from what DevTools exports', () => {
    const exported = { preloadedState: '{}', payload: JSON.stringify([failed, retryRequested()]) }
    expect(readLog(exported)).toEqual([failed, retryRequested()])
  })

  it('is read from the whole lifted state, without what was rolled back', () => {
    const store = configureStore({
      reducer: bootSlice.reducer,
      enhancers: (defaults) => defaults().concat(instrument() as StoreEnhancer),
    })
    store.dispatch(failed)
    const { liftedStore } = store as unknown as {
      liftedStore: { dispatch: (action: unknown) => void; getState: () => unknown }
    }
    liftedStore.dispatch(ActionCreators.commit())
    store.dispatch(retryRequested())
    const log = readLog(JSON.parse(JSON.stringify(liftedStore.getState())))
    expect(log.at(-1)).toEqual(retryRequested())
  })

  it('leads to the state that it led to', () => {
    expect(replayed(bootSlice.reducer, readLog([failed, retryRequested(), failed]))).toMatchObject({
      status: 'failed',
      failure: { message: 'no' },
    })
  })

  it.each([null, 1, {}, [], [1], { payload: '{}' }, { actionsById: {}, stagedActionIds: [0] }])(
    'is not found in %j',
    (exported) => {
      if (Array.isArray(exported) && exported.length === 0) expect(readLog(exported)).toEqual([])
      else expect(() => readLog(exported)).toThrow('This is no log of actions')
    },
  )
})
