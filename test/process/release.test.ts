import { describe, expect, it, jest } from '@jest/globals'
import { editingBegan, editingEnded } from '../../src/features/shell/editingSlice.ts'
import { chunkFailed, reloadRequested } from '../../src/features/shell/releaseSlice.ts'
import type { Deployment, Services } from '../../src/sagas/services/services.ts'
import { createReloadIfDue } from '../../src/store/reloadIfDue.ts'
import { startProcesses } from '../support/processHarness.ts'

const minute = 60_000

interface TabOptions {
  readonly own?: string | null
  readonly others?: Partial<Services>
}

/** A tab with the version `old`; `deploy` sets the deployed version. */
function openTab({ own = 'old', others = {} }: TabOptions = {}) {
  let served: string | Error = 'old'
  const tried: string[] = []
  const load = jest.fn<Deployment['load']>((version) => void tried.push(version))
  const servedVersion = jest.fn(() =>
    served instanceof Error ? Promise.reject(served) : Promise.resolve(served),
  )
  const run = startProcesses([], {
    deployment: {
      version: own,
      servedVersion,
      wasLoadedFor: (version) => tried.includes(version),
      load,
    },
    ...others,
  })
  const reloadIfDue = createReloadIfDue(run.portal.store, () => '/catalog')
  const deploy = (version: string | Error) => (served = version)
  return { ...run, deploy, load, reloadIfDue, servedVersion, tried }
}

it('looks every five minutes, not at the start, and says nothing while all is as it was', async () => {
  const { advance, expectEvents, reloadIfDue, servedVersion, state } = openTab()
  await advance(5 * minute - 1)
  expect(servedVersion).not.toHaveBeenCalled()
  await advance(30 * minute)
  expect(servedVersion).toHaveBeenCalledTimes(6)
  expect(reloadIfDue('/settings')).toBe(false)
  expectEvents()
  expect(state().release).toEqual({ status: 'current' })
})

it('does not look while the page is hidden, and at once when somebody comes back', async () => {
  let show: () => void = () => undefined
  const hidden = new Promise<void>((resolve) => (show = resolve))
  const { advance, deploy, expectEvents, servedVersion } = openTab({
    others: { visibility: { whenVisible: () => hidden } },
  })
  await advance(600 * minute)
  expect(servedVersion).not.toHaveBeenCalled()
  deploy('new')
  show()
  await advance()
  expect(servedVersion).toHaveBeenCalledTimes(1)
  expectEvents('release/newVersionFound')
})

it('looks less often while the server does not say, and once an hour at least', async () => {
  const { advance, deploy, expectEvents, servedVersion } = openTab()
  deploy(new Error('no such file'))
  let looks = 0
  for (const pause of [5, 10, 20, 40, 60, 60]) {
    await advance(pause * minute - 1)
    expect(servedVersion).toHaveBeenCalledTimes(looks)
    await advance(1)
    expect(servedVersion).toHaveBeenCalledTimes((looks += 1))
  }
  expectEvents()
})

it('looks for nothing in development', async () => {
  const { advance, dispatch, expectEvents, servedVersion } = openTab({ own: null })
  dispatch(chunkFailed())
  await advance(60 * minute)
  expectEvents('release/chunkFailed')
  expect(servedVersion).not.toHaveBeenCalled()
})

describe('when a new version is deployed', () => {
  async function openOutdated() {
    const tab = openTab()
    tab.deploy('new')
    await tab.advance(5 * minute)
    tab.expectEvents('release/newVersionFound')
    return tab
  }

  it('leaves for it with the next page, and not for another view of the same one', async () => {
    const { expectEvents, load, reloadIfDue } = await openOutdated()
    expect(reloadIfDue('/catalog?filters[type]=service#top')).toBe(false)
    expect(load).not.toHaveBeenCalled()
    expect(reloadIfDue('/settings?a=b')).toBe(true)
    expect(load.mock.calls).toEqual([['new', '/settings?a=b']])
    expectEvents('release/reloadRequested')
  })

  it('does so once, also where somebody chose to stay', async () => {
    const { expectEvents, load, reloadIfDue } = await openOutdated()
    reloadIfDue('/settings')
    expect(reloadIfDue('/settings')).toBe(false)
    expect(load).toHaveBeenCalledTimes(1)
    expectEvents('release/reloadRequested')
  })

  it('never while something is begun, and then again', async () => {
    const { dispatch, expectEvents, load, reloadIfDue } = await openOutdated()
    dispatch(editingBegan({ id: 'import' }))
    expect(reloadIfDue('/settings')).toBe(false)
    dispatch(editingEnded({ id: 'import' }))
    expect(reloadIfDue('/settings')).toBe(true)
    expect(load).toHaveBeenCalledTimes(1)
    expectEvents('editing/editingBegan', 'editing/editingEnded', 'release/reloadRequested')
  })

  it('loads the same page for whoever asks, begun or not: the browser has the question', async () => {
    const { dispatch, expectEvents, load } = await openOutdated()
    dispatch(editingBegan({ id: 'import' }))
    dispatch(reloadRequested({}))
    expect(load.mock.calls).toEqual([['new', undefined]])
    expectEvents('editing/editingBegan', 'release/reloadRequested')
  })

  it('forgets it when the deployment is taken back, and finds the one after', async () => {
    const { advance, deploy, expectEvents, state } = await openOutdated()
    await advance(5 * minute)
    expectEvents()
    deploy('old')
    await advance(5 * minute)
    expectEvents('release/ownVersionFound')
    deploy('newer')
    await advance(5 * minute)
    expectEvents('release/newVersionFound')
    expect(state().release).toEqual({ status: 'outdated', version: 'newer', isTried: false })
  })
})

it('does not leave again for a version for which this tab was loaded', async () => {
  const { advance, deploy, expectEvents, load, reloadIfDue, state, tried } = openTab()
  tried.push('new')
  deploy('new')
  await advance(5 * minute)
  expectEvents('release/newVersionFound')
  expect(state().release).toEqual({ status: 'outdated', version: 'new', isTried: true })
  expect(reloadIfDue('/settings')).toBe(false)
  expect(load).not.toHaveBeenCalled()
})

describe('when a chunk is missing', () => {
  it('loads the page once for the version that it finds', async () => {
    const { advance, deploy, dispatch, expectEvents, load } = openTab()
    deploy('new')
    dispatch(chunkFailed())
    await advance()
    expectEvents('release/chunkFailed', 'release/newVersionFound', 'release/reloadRequested')
    expect(load.mock.calls).toEqual([['new', undefined]])
    dispatch(chunkFailed())
    await advance()
    expectEvents('release/chunkFailed')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the version is the same', 'old', []],
    ['nobody says which version it is', new Error('offline'), []],
  ])('stays where %s', async (_case, version, events) => {
    const { advance, deploy, dispatch, expectEvents, load } = openTab()
    deploy(version)
    dispatch(chunkFailed())
    await advance()
    expectEvents('release/chunkFailed', ...events, 'release/chunkLeft')
    expect(load).not.toHaveBeenCalled()
  })

  it('stays where the page was loaded for it already, or something is begun', async () => {
    for (const prepare of ['tried', 'dirty'] as const) {
      const { advance, deploy, dispatch, expectEvents, load, tried } = openTab()
      deploy('new')
      if (prepare === 'tried') tried.push('new')
      else dispatch(editingBegan({ id: 'import' }))
      dispatch(chunkFailed())
      await advance()
      expectEvents(
        ...(prepare === 'tried' ? [] : ['editing/editingBegan']),
        'release/chunkFailed',
        'release/newVersionFound',
        'release/chunkLeft',
      )
      expect(load).not.toHaveBeenCalled()
    }
  })
})

it('has the browser ask while something is begun, and only then', () => {
  const asked: boolean[] = []
  const { dispatch, expectEvents } = startProcesses([], {
    leaving: { ask: (isNeeded) => asked.push(isNeeded) },
  })
  for (const id of ['import', 'template']) dispatch(editingBegan({ id }))
  dispatch(editingEnded({ id: 'import' }))
  expect(asked).toEqual([false, true])
  dispatch(editingEnded({ id: 'template' }))
  expect(asked).toEqual([false, true, false])
  const [began, ended] = ['editing/editingBegan', 'editing/editingEnded']
  expectEvents(began, began, ended, ended)
})
