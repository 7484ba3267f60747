import { describe, expect, it } from '@jest/globals'
import { densityChosen } from '../../src/features/preferences/densitySlice.ts'
import {
  selectTheme,
  systemChosen,
  themeChosen,
  themesDeclared,
} from '../../src/features/preferences/themeSlice.ts'
import { activeTheme, builtThemes } from '../../src/model/preferences/themes.ts'
import { startProcesses } from '../support/processHarness.ts'

function startTheme({ prefersDark = false, theme = undefined as string | undefined } = {}) {
  const applied: string[] = []
  const densities: string[] = []
  const laidOver: Readonly<Record<string, string>>[] = []
  let prefer: (dark: boolean) => void = () => undefined
  const run = startProcesses(
    [],
    {
      appearance: {
        prefersDark: () => prefersDark,
        onPreference: (listener) => {
          prefer = listener
          return () => undefined
        },
        apply: (variant, tokens) => {
          applied.push(variant)
          laidOver.push(tokens)
        },
        applyDensity: (density) => densities.push(density),
      },
    },
    { kept: theme === undefined ? {} : { theme } },
  )
  return {
    ...run,
    applied,
    densities,
    laidOver,
    prefer: (dark: boolean) => {
      prefer(dark)
    },
    theme: () => selectTheme(run.state()).id,
  }
}

it.each([
  [false, undefined, 'light'],
  [true, undefined, 'dark'],
  [true, 'light', 'light'],
  [false, 'dark', 'dark'],
  [true, 'a theme that is gone', 'dark'],
  [true, 'gone', 'dark'],
  [false, 'gone', 'light'],
])('with preference for dark %s and %j remembered it is %s', (prefersDark, kept, expected) => {
  const { applied, expectEvents, reported, theme } = startTheme({
    prefersDark,
    ...(kept !== undefined && { theme: kept }),
  })
  expect(theme()).toBe(expected)
  expectEvents(
    ...(kept !== undefined && !kept.includes(' ') ? ['theme/themeRemembered'] : []),
    ...(prefersDark ? ['theme/preferenceLearned'] : []),
  )
  expect(applied.at(-1)).toBe(expected)
  expect(reported).toEqual([])
})

it('keeps what was chosen, and forgets it for the system', () => {
  const { applied, dispatch, expectEvents, kept } = startTheme()
  dispatch(themeChosen('dark'))
  expect([kept.get('theme'), applied.at(-1)]).toEqual(['dark', 'dark'])
  dispatch(systemChosen())
  expect([kept.get('theme'), applied.at(-1)]).toEqual([undefined, 'light'])
  expectEvents(
    'theme/themeChosen',
    'userSettings/valueKept',
    'theme/systemChosen',
    'userSettings/valueKept',
  )
})

it('draws as densely as was chosen, from the beginning on', () => {
  const { densities, dispatch, expectEvents } = startTheme()
  const [first] = densities
  dispatch(densityChosen('compact'))
  expect(densities).toEqual([first, 'compact'])
  expect(first).toBe('comfortable')
  expectEvents('density/densityChosen')
})

it('wears a theme that was declared, and lays nothing over it once another is chosen', () => {
  const { applied, dispatch, expectEvents, kept, laidOver, theme } = startTheme({ theme: 'night' })
  expect(theme()).toBe('light')
  const tokens = { '--ant-color-primary': '#fc9' }
  dispatch(themesDeclared([{ id: 'night', variant: 'dark', titles: { en: 'Night' }, tokens }]))
  expect([theme(), applied.at(-1), laidOver.at(-1)]).toEqual(['night', 'dark', tokens])
  dispatch(themeChosen('nobodys'))
  expect([theme(), kept.get('theme')]).toEqual(['night', 'night'])
  dispatch(themeChosen('dark'))
  expect([theme(), applied.at(-1), laidOver.at(-1)]).toEqual(['dark', 'dark', {}])
  expectEvents(
    'theme/themeRemembered',
    'theme/themesDeclared',
    'theme/themeChosen',
    'userSettings/valueKept',
    'theme/themeChosen',
    'userSettings/valueKept',
  )
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
  hear('theme', 'dark')
  await advance(16)
  expect(theme()).toBe('dark')
  hear('theme', null)
  await advance(16)
  expect(theme()).toBe('dark')
  expectEvents(
    'theme/preferenceLearned',
    'theme/themeChosen',
    'userSettings/valueKept',
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
