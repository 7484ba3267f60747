import { expect, it } from '@jest/globals'
import { catalogPlugin } from '../../src/plugins/catalog/catalogPlugin.ts'
import { createRegistry } from '../../src/plugins/registry.ts'
import { createPortalRouter } from '../../src/plugins/routes.tsx'

it.each([
  ['https://portal.example/dev/portal/', '/dev/portal/catalog', '/dev/portal'],
  ['https://portal.example', '/catalog', '/'],
])('the pages of %s lie below its path', (baseUrl, address, base) => {
  window.history.replaceState(null, '', address)
  const router = createPortalRouter(
    createRegistry([catalogPlugin], () => undefined),
    baseUrl,
  )
  expect(router.basename).toBe(base)
  const { matches } = router.state
  expect(matches.at(-1)?.route.path).toBe('/catalog')
  expect(router.createHref(new URL(`https://portal.example${address}`))).toBe(address)
  router.dispose()
})
