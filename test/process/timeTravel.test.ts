import { expect, it, jest } from '@jest/globals'
import { ActionCreators, instrument } from '@redux-devtools/instrument'
import type { StoreEnhancer } from '@reduxjs/toolkit'
import { UNSAFE_createMemoryHistory } from 'react-router-dom'
import { signInRequested } from '../../src/features/session/sessionSlice.ts'
import type { SessionDetails } from '../../src/model/session/sessionState.ts'
import { connectLocation } from '../../src/store/locationMirror.ts'
import { createPortalRouter } from '../../src/store/portalRouter.ts'
import { fakeSession } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'

const enhancer = instrument() as StoreEnhancer

interface Lifted {
  readonly liftedStore: {
    dispatch: (action: unknown) => void
    getState: () => { readonly nextActionId: number; readonly computedStates: readonly unknown[] }
  }
}

it('stops the processes while DevTools looks at the past, and resumes them in the present', async () => {
  const enter = jest.fn<(signal: AbortSignal) => Promise<SessionDetails>>()
  enter.mockReturnValueOnce(new Promise(() => undefined))
  enter.mockResolvedValue({
    identity: { userEntityRef: 'user:default/guest', ownershipEntityRefs: [] },
    profile: {},
    expiresAt: 3_600_000,
  })
  const run = startProcesses([], { session: fakeSession({ enterAsGuest: enter }) }, { enhancer })
  const { liftedStore } = run.portal.store as unknown as Lifted
  run.dispatch(signInRequested({ method: 'guest' }))
  await run.advance()
  expect(run.state().session.status).toBe('signingIn')
  liftedStore.dispatch(ActionCreators.jumpToState(0))
  expect(run.state().session.status).toBe('undecided')
  expect(enter.mock.lastCall?.[0].aborted).toBe(true)
  await run.advance(3_600_000)
  expect(enter).toHaveBeenCalledTimes(1)
  run.expectEvents('session/signInRequested')
  liftedStore.dispatch(ActionCreators.jumpToState(liftedStore.getState().computedStates.length - 1))
  await run.advance()
  expect(enter).toHaveBeenCalledTimes(2)
  expect(run.state().session.status).toBe('signedIn')
  run.expectEvents('session/signInSucceeded')
})

it('mirrors each navigation with one action, and moves the page with the log without any', async () => {
  const run = startProcesses([], {}, { enhancer })
  const { liftedStore } = run.portal.store as unknown as Lifted
  const router = createPortalRouter({
    history: UNSAFE_createMemoryHistory({ initialEntries: ['/catalog?filters[kind]=api'] }),
  })
  const disconnect = connectLocation(run.portal.store, router)
  await router.navigate('/catalog/default/api/orders')
  await router.navigate(-1)
  run.expectEvents('location/navigated', 'location/navigated', 'location/navigated')
  expect(run.state().location).toEqual({
    pathname: '/catalog',
    search: '?filters[kind]=api',
    hash: '',
    by: 'pop',
  })
  const { nextActionId } = liftedStore.getState()
  const end = liftedStore.getState().computedStates.length - 1
  liftedStore.dispatch(ActionCreators.jumpToState(end - 1))
  await run.advance()
  expect(router.state.location.pathname).toBe('/catalog/default/api/orders')
  liftedStore.dispatch(ActionCreators.jumpToState(end))
  await run.advance()
  expect(router.state.location.pathname).toBe('/catalog')
  expect(liftedStore.getState().nextActionId).toBe(nextActionId)
  run.expectEvents()
  disconnect()
})

it('leaves the page alone at other events, and at a past without an address', async () => {
  const run = startProcesses([], {}, { enhancer, aside: /^session\// })
  const { liftedStore } = run.portal.store as unknown as Lifted
  const router = createPortalRouter({
    history: UNSAFE_createMemoryHistory({ initialEntries: ['/catalog?filters[kind]=api'] }),
  })
  const disconnect = connectLocation(run.portal.store, router)
  const navigate = jest.spyOn(router, 'navigate')
  run.dispatch(signInRequested({ method: 'guest' }))
  liftedStore.dispatch(ActionCreators.jumpToState(0))
  await run.advance()
  expect(run.state().location.pathname).toBe('')
  expect(navigate).not.toHaveBeenCalled()
  expect(router.state.location.search).toBe('?filters[kind]=api')
  liftedStore.dispatch(ActionCreators.jumpToState(liftedStore.getState().computedStates.length - 1))
  run.expectEvents('location/navigated')
  disconnect()
})

it('mirrors the first address at once, and the next when its page is loaded', async () => {
  const run = startProcesses()
  const arrived = Promise.withResolvers<null>()
  const router = createPortalRouter({
    history: UNSAFE_createMemoryHistory({ initialEntries: ['/catalog'] }),
    load: () => arrived.promise,
  })
  const disconnect = connectLocation(run.portal.store, router)
  expect(run.state().location.pathname).toBe('/catalog')
  void router.navigate('/catalog/default/api/orders')
  expect(run.state().location.pathname).toBe('/catalog')
  arrived.resolve(null)
  await run.advance()
  expect(run.state().location.pathname).toBe('/catalog/default/api/orders')
  run.expectEvents('location/navigated', 'location/navigated')
  disconnect()
})
