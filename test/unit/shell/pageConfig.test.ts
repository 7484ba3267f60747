// The configuration that a build or a server writes into the page.

import { expect, it } from '@jest/globals'
import { withConfig, withoutConfig } from '../../../scripts/pageConfig.ts'
import {
  injectedConfigType,
  parseInjectedConfig,
} from '../../../src/model/config/injectedConfig.ts'

const page = '<!doctype html><html><head><title>Portal</title></head><body></body></html>'

it('can be read by the page, whatever its texts are', () => {
  const config = { app: { title: '</script><script>alert(1)</script> $& $1' } }
  document.documentElement.innerHTML = withConfig(page, config)
  const scripts = document.querySelectorAll('script')
  expect(scripts).toHaveLength(1)
  expect(scripts[0]?.type).toBe(injectedConfigType)
  expect(parseInjectedConfig(scripts[0]?.textContent ?? '')).toEqual([
    { context: 'app-config.yaml', data: config },
  ])
})

it('is taken out again, and nothing else', () => {
  const config = { app: { title: 'a</script>b' } }
  expect(withoutConfig(withConfig(page, config))).toBe(page)
  expect(withoutConfig(page)).toBe(page)
})
