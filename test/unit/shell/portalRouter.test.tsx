import { expect, it } from '@jest/globals'
import { UNSAFE_createBrowserHistory, UNSAFE_createMemoryHistory } from 'react-router-dom'
import { catalogPlugin } from '../../../src/plugins/catalog/catalogPlugin.ts'
import { createRegistry } from '../../../src/plugins/registry.ts'
import { createPages } from '../../../src/plugins/routes.tsx'
import { createPortalRouter, type RouterState } from '../../../src/store/portalRouter.ts'

const memory = (...initialEntries: string[]) => UNSAFE_createMemoryHistory({ initialEntries })

it('has its pages below the base, in the browser’s history', async () => {
  window.history.replaceState(null, '', '/dev/portal/catalog')
  const registry = createRegistry([catalogPlugin], () => undefined)
  const { router } = createPages(registry, UNSAFE_createBrowserHistory(), '/dev/portal')
  await router.navigate('/docs?q=a b#place')
  expect(window.location.href.slice(window.location.origin.length)).toBe(
    '/dev/portal/docs?q=a%20b#place',
  )
  expect(router.navigator.createHref('/dev/portal/catalog')).toBe('/dev/portal/catalog')
  await router.navigate({ search: '?q=c' }, { replace: true })
  expect(router.state).toMatchObject({
    location: { pathname: '/dev/portal/docs', search: '?q=c', hash: '' },
    historyAction: 'REPLACE',
  })
})

/** A router whose pages are loaded by hand, and the states that it was in. */
function withSlowPages(history = memory('/portal/a')) {
  const loads = new Map<string, PromiseWithResolvers<undefined>>()
  const router = createPortalRouter({
    history,
    base: '/portal',
    load: (pathname) => {
      const loading = Promise.withResolvers<undefined>()
      loads.set(pathname, loading)
      return loading.promise
    },
  })
  const states: string[] = []
  const note = ({ location, isLoading, isReady }: RouterState) =>
    `${location.pathname}${isLoading ? ' loading' : ''}${isReady ? '' : ' not ready'}`
  router.subscribe((state) => states.push(note(state)))
  return { router, loads, states, history }
}

it('stays at an address until the page of the next is loaded', async () => {
  const { router, loads, states, history } = withSlowPages()
  const ready = new Promise((resolve) => router.subscribe(resolve))
  loads.get('/a')?.resolve(undefined)
  await ready
  const navigated = router.navigate('/b')
  expect(history.location.pathname).toBe('/portal/a')
  loads.get('/b')?.resolve(undefined)
  await navigated
  expect(history.location.pathname).toBe('/portal/b')
  expect(states).toEqual(['/portal/a', '/portal/a loading', '/portal/b'])
})

it('goes on to a page that could not be loaded, which then shows why', async () => {
  const { router, loads } = withSlowPages()
  const navigated = router.navigate('/b')
  loads.get('/b')?.reject(new Error('gone'))
  await navigated
  expect(router.state).toMatchObject({ location: { pathname: '/portal/b' }, isLoading: false })
})

it('gives up a page that is still loading for the next one, also on the way back', async () => {
  const { router, loads, history } = withSlowPages(memory('/portal/a', '/portal/b'))
  const first = router.navigate('/c')
  const second = router.navigate('/d')
  loads.get('/d')?.resolve(undefined)
  await second
  loads.get('/c')?.resolve(undefined)
  await first
  expect(history.location.pathname).toBe('/portal/d')
  const third = router.navigate('/e')
  await router.navigate(-1)
  loads.get('/e')?.resolve(undefined)
  loads.get('/b')?.resolve(undefined)
  await third
  expect([router.state.location.pathname, router.state.historyAction]).toEqual(['/portal/b', 'POP'])
})

it('says of each address whether it keeps the place on the page', async () => {
  const router = createPortalRouter({ history: memory('/a') })
  await router.navigate('/a?x', { preventScrollReset: true })
  expect(router.state.keepsScroll).toBe(true)
  router.navigator.push('/a?y')
  expect(router.state).toMatchObject({ keepsScroll: false, location: { search: '?y' } })
})

it.each([
  ['//elsewhere.example/x', '/elsewhere.example/x'],
  ['/a b', '/a%20b'],
  ['/%', '/%'],
  ['/%0a', '/%0a'],
  ['/ü', '/%C3%BC'],
])('takes %j as a path of its own', async (path, shown) => {
  window.history.replaceState(null, '', '/')
  const { origin } = window.location
  const router = createPortalRouter({ history: UNSAFE_createBrowserHistory() })
  await router.navigate(path)
  expect(window.location.origin).toBe(origin)
  expect(window.location.pathname).toBe(shown)
  expect(router.state.location.pathname).toBe(shown)
})
