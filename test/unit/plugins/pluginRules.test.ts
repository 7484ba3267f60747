import { describe, expect, it } from '@jest/globals'
import { languageSlice } from '../../../src/features/preferences/languageSlice.ts'
import {
  defaultLanguage,
  languageFaults,
  languageFor,
  languageListFaults,
} from '../../../src/model/languages.ts'
import {
  flagsOf,
  pluginViolations,
  type PluginRecord,
} from '../../../src/model/plugins/pluginRules.ts'
import {
  createExternalRouteRef,
  createRouteRef,
  createSubRouteRef,
} from '../../../src/model/routes/routeRefs.ts'
import { refuseViolations, RuleError } from '../../../src/model/routes/violations.ts'

const root = createRouteRef({ id: 'docs.root' })
const docs: PluginRecord = {
  id: 'docs',
  routes: [root],
  subRoutes: [createSubRouteRef({ id: 'docs.page', parent: root, path: '/:page' })],
  externalRoutes: [createExternalRouteRef({ id: 'docs.root', optional: true })],
  featureFlags: ['docs-search', 'new-reader-2'],
  languages: ['de', 'en'],
}

const theme = (id: string) => ({ id, variant: 'dark' as const, titles: { en: id } })

const rules = (...plugins: readonly PluginRecord[]) =>
  pluginViolations(plugins).map(({ plugin, rule }) => `${plugin}: ${rule}`)

describe('plugins', () => {
  it('that keep the rules are taken', () => {
    expect(
      pluginViolations([docs, { id: 'catalog' }, { id: 'docs-2', featureFlags: ['other'] }]),
    ).toEqual([])
    expect(pluginViolations([docs])).toEqual([])
  })

  it('have ids of their own', () => {
    expect(
      pluginViolations([{ id: 'docs' }, { id: 'catalog' }, { id: 'docs' }, { id: 'docs' }]),
    ).toEqual([{ plugin: 'docs', rule: 'uniqueId', message: "Duplicate plugin found: 'docs'" }])
  })

  it.each<[string, Partial<PluginRecord>, string[]]>([
    ['a flag twice', { featureFlags: ['flag', 'flag'] }, ['a: uniqueFeatureFlag']],
    ['a flag of another plugin', { featureFlags: ['docs-search'] }, ['a: uniqueFeatureFlag']],
    [
      'a flag with a bad name',
      { featureFlags: ['Flag', 'ab'] },
      ['a: featureFlagName', 'a: featureFlagName'],
    ],
    [
      'a command twice',
      { commands: [{ id: 'listen' }, { id: 'listen' }] },
      ['a: duplicateCommand'],
    ],
    [
      'a shortcut twice',
      { navigation: [{ shortcut: 'g c' }], commands: [{ id: 'open', shortcut: 'g c' }] },
      ['a: shortcut'],
    ],
    ['a shortcut of one letter', { navigation: [{ shortcut: 'c' }] }, ['a: shortcut']],
    ['a field twice', { scaffolderFields: ['A', 'A'] }, ['a: uniqueScaffolderField']],
    ['a theme twice', { themes: [theme('night'), theme('night')] }, ['a: uniqueTheme']],
    ['a theme of the portal', { themes: [theme('dark')] }, ['a: uniqueTheme']],
    ['a theme with a bad id', { themes: [theme('By night')] }, ['a: theme']],
    [
      'a theme that lays over more than custom properties',
      { themes: [{ ...theme('night'), tokens: { '--ok': '0', color: 'red', '--Not': '0' } }] },
      ['a: theme', 'a: theme'],
    ],
    ['no English', { languages: ['de'] }, ['a: languages']],
    ['a language twice', { languages: ['en', 'en'] }, ['a: languages']],
    [
      'a route of another plugin',
      { routes: [createRouteRef({ id: 'b.root' })] },
      ['a: routeOwner'],
    ],
    [
      'a route twice',
      { routes: [createRouteRef({ id: 'a.x' }), createRouteRef({ id: 'a.x' })] },
      ['a: duplicateRoute'],
    ],
    [
      'a sub-route of another plugin’s route',
      { subRoutes: [createSubRouteRef({ id: 'a.x', parent: root, path: '/x' })] },
      ['a: subRouteParent'],
    ],
    [
      'a malformed route',
      { routes: [createRouteRef({ id: 'a.x', params: ['-'] })] },
      ['a: parameterForm'],
    ],
  ])('may not have %s', (_case, record, expected) => {
    expect(rules(docs, { id: 'a', ...record })).toEqual(expected)
  })

  it('declare flags, each with its owner', () => {
    expect(flagsOf([docs, { id: 'a' }])).toEqual([
      { name: 'docs-search', pluginId: 'docs' },
      { name: 'new-reader-2', pluginId: 'docs' },
    ])
  })

  it('hear of everything at once, by plugin and rule', () => {
    const start = () => {
      const plugins = [
        { id: 'a', featureFlags: ['x'] },
        { id: 'a', languages: [] },
      ]
      refuseViolations(pluginViolations(plugins))
    }
    expect(start).toThrow(RuleError)
    expect(start).toThrow(
      [
        "Plugin 'a' breaks rule 'uniqueId': Duplicate plugin found: 'a'",
        "Plugin 'a' breaks rule 'featureFlagName': feature flag 'x' must have at least 3 characters",
        "Plugin 'a' breaks rule 'languages': Languages must include 'en', got ''",
      ].join('\n'),
    )
  })
})

describe('languages', () => {
  const built = ['en', 'de', 'zh']

  it.each<[string[], string, string[]]>([
    [['en'], 'en', []],
    [['de', 'en'], 'de', []],
    [['en', 'de', 'en'], 'en', ["Languages must be unique, got 'en', 'de', 'en'"]],
    [['de'], 'de', ["Languages must include 'en', got 'de'"]],
    [['en'], 'de', ["The default language must be one of 'en', got 'de'"]],
    [['en', 'fr'], 'fr', ["Languages must be among 'en', 'de', 'zh', got 'fr'"]],
  ])('%j with %s as the default', (available, chosen, faults) => {
    expect(languageFaults({ available, default: chosen }, built)).toEqual(faults)
  })

  it('begin with English, and are remembered where Backstage remembers them', () => {
    expect([defaultLanguage, languageSlice.kept.place.key]).toEqual(['en', 'language'])
  })

  it('say every fault', () => {
    expect(languageListFaults(['de', 'de'])).toHaveLength(2)
    expect(languageFaults({ available: ['fr', 'fr'], default: 'de' }, built)).toHaveLength(4)
  })

  it('change only to one that the portal speaks', () => {
    const languages = { available: ['en', 'de'], default: 'de' }
    expect(languageFor(languages, 'en')).toBe('en')
    expect(languageFor(languages, 'fr')).toBe('de')
    expect(languageFor(languages, '')).toBe('de')
    expect(languageFor(languages, null)).toBe('de')
  })
})
