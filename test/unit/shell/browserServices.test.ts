// The browser services that act on the page itself.

import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { createBrowserServices } from '../../../src/sagas/services/browserServices.ts'
import { createRecordings } from '../../../src/sagas/services/recordings.ts'

const { appearance, visibility } = createBrowserServices({
  early: { take: () => undefined },
  navigation: { go: () => undefined },
  portal: { check: () => [], checkAll: () => Promise.resolve(), get: () => undefined as never },
  recordings: createRecordings(() => [], window, Date.now),
  plugins: { load: () => Promise.resolve() },
  fieldChecks: { of: () => Promise.resolve(undefined) },
  attentionSources: { all: () => [] },
  texts: { load: () => Promise.resolve(), show: () => undefined },
  filesUrl: 'http://localhost/',
})

afterEach(() => {
  jest.restoreAllMocks()
})

describe('visibility', () => {
  it('waits until a hidden page is shown, and not for one that is', async () => {
    await visibility.whenVisible()
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const seen = jest.fn()
    const shown = visibility.whenVisible().then(seen)
    document.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
    expect(seen).not.toHaveBeenCalled()
    state.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await shown
    expect(seen).toHaveBeenCalledTimes(1)
  })
})

describe('appearance', () => {
  it('tells the style sheets the density, the theme, and the tokens of that theme alone', () => {
    const { dataset, style } = document.documentElement
    appearance.applyDensity('compact')
    expect(dataset['density']).toBe('compact')
    appearance.apply('dark', { '--colour': 'black' })
    expect(dataset['theme']).toBe('dark')
    expect(style.getPropertyValue('--colour')).toBe('black')
    appearance.apply('light', { '--other': 'white' })
    expect(dataset['theme']).toBe('light')
    expect(style.getPropertyValue('--colour')).toBe('')
    expect(style.getPropertyValue('--other')).toBe('white')
  })
})
