import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { dottedIcon, portalIcon } from '../../../src/ui/page/favicon.ts'

it("draws the portal's own icon, with a dot over it", () => {
  expect(readFileSync('src/favicon.svg', 'utf8')).toContain(portalIcon)
  const icon = dottedIcon('rgba(0, 0, 0, 0.6)')
  expect(icon).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  expect(decodeURIComponent(icon)).toContain('<circle cx="23" cy="23" r="8" fill="rgba(0, 0, 0')
})
