// The name of a browser's tab between the page's HTML and the first page.

import { beforeEach, expect, it } from '@jest/globals'
import { yieldTitle } from '../../../src/ui/page/yieldTitle.ts'

beforeEach(() => {
  document.head.innerHTML = '<title>Portico</title>'
})

it('stays until the page has its own', async () => {
  yieldTitle(document.head)
  document.head.append(document.createElement('meta'))
  await Promise.resolve()
  expect(document.title).toBe('Portico')
  const own = document.createElement('title')
  own.textContent = 'Checkout Service'
  document.head.append(own)
  await Promise.resolve()
  expect(document.title).toBe('Checkout Service')
  expect(document.head.querySelectorAll('title')).toHaveLength(1)
})
