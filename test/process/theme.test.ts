import { describe, expect, it } from '@jest/globals'
import { selectTheme, systemChosen, themeChosen } from '../../src/features/theme/themeSlice.ts'
import { activeTheme, builtThemes } from '../../src/model/themes.ts'
import { startProcesses } from '../support/processHarness.ts'

function startTheme({ prefersDark = false, kept = null as string | null } = {}) {
  const applied: string[] = []
  let prefer: (dark: boolean) => void = () => undefined
  let hear: (value: string | null) => void = () => undefined
  let stored = kept
  const run = startProcesses([], {
    appearance: {
      prefersDark: () => prefersDark,
      onPreference: (listener) => {
        prefer = listener
        return () => undefined
      },
      apply: (variant) => applied.push(variant),
    },
    storage: {
      get: (key) => (key === 'theme' ? stored : null),
      set: (_key, value) => (stored = value),
      remove: () => (stored = null),
      onChange: (_key, listener) => {
        hear = listener
        return () => undefined
      },
    },
  })
  return {
    ...run,
    applied,
    prefer: (dark: boolean) => {
      prefer(dark)
    },
    hear: (value: string | null) => {
      hear(value)
    },
    stored: () => stored,
    theme: () => selectTheme(run.state()).id,
  }
}

it.each([
  [false, null, 'light'],
  [true, null, 'dark'],
  [true, 'light', 'light'],
  [false, 'dark', 'dark'],
  [true, 'a theme that is gone', 'dark'],
])('with preference for dark %s and %j remembered it is %s', (prefersDark, kept, expected) => {
  const { applied, expectEvents, theme } = startTheme({ prefersDark, kept })
  expect(theme()).toBe(expected)
  expectEvents(
    ...(prefersDark ? ['theme/preferenceLearned'] : []),
    ...(kept === null ? [] : ['theme/themeRemembered']),
  )
  expect(applied.at(-1)).toBe(expected)
})

it('keeps what was chosen, and forgets it for the system', () => {
  const { applied, dispatch, expectEvents, stored } = startTheme()
  dispatch(themeChosen('dark'))
  expect([stored(), applied.at(-1)]).toEqual(['dark', 'dark'])
  dispatch(systemChosen())
  expect([stored(), applied.at(-1)]).toEqual([null, 'light'])
  expectEvents('theme/themeChosen', 'theme/systemChosen')
})

it('follows the operating system until someone chooses, and another tab at once', async () => {
  const { advance, dispatch, expectEvents, hear, prefer, theme } = startTheme()
  prefer(true)
  await advance()
  expect(theme()).toBe('dark')
  dispatch(themeChosen('light'))
  prefer(true)
  await advance()
  expect(theme()).toBe('light')
  hear('dark')
  await advance()
  expect(theme()).toBe('dark')
  hear(null)
  await advance()
  expect(theme()).toBe('dark')
  expectEvents(
    'theme/preferenceLearned',
    'theme/themeChosen',
    'theme/themeRemembered',
    'theme/themeRemembered',
  )
})

describe('the active theme', () => {
  it('is the first where none has the variant that is wanted', () => {
    const only = [{ id: 'night', variant: 'dark' as const }]
    expect(activeTheme(only, null, false).id).toBe('night')
  })

  it('cannot be none', () => {
    expect(() => activeTheme([], null, false)).toThrow('App has no themes')
    expect(builtThemes.map(({ variant }) => variant)).toEqual(['light', 'dark'])
  })
})
