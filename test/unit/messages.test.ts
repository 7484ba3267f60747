// Every text exists in every language and is used.

import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import i18next from 'i18next'
import { definition } from '../../config/plugins.ts'
import { isRecord } from '../../src/model/isRecord.ts'
import { builtLanguages } from '../../src/model/languages.ts'
import {
  addTexts,
  loadLanguage,
  shellTexts,
  showLanguage,
  startMessages,
  type Texts,
} from '../../src/ui/messages/i18n.ts'

const texts = (catalogue: unknown, path = ''): readonly (readonly [string, string])[] =>
  isRecord(catalogue)
    ? Object.entries(catalogue).flatMap(([key, value]) =>
        texts(value, path === '' ? key : `${path}.${key}`),
      )
    : [[path, String(catalogue)]]

/** Plural forms count as one text, because their number depends on the language. */
const keysOf = (catalogue: unknown) =>
  [...new Set(texts(catalogue).map(([key]) => key.replace(/_(one|other)$/, '')))].sort()
const gapsOf = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort()

const namespaces = ['shell', ...definition.plugins.map(({ id }) => id)]
const others = builtLanguages.filter((language) => language !== 'en')
const translations = namespaces.flatMap((namespace) =>
  others.map((language) => [namespace, language] as const),
)

async function textsOf(namespace: string): Promise<Texts> {
  const plugin = definition.plugins.find(({ id }) => id === namespace)
  return plugin ? (await plugin.load()).messages : shellTexts
}

describe.each(translations)('the texts of %s in %s', (namespace, language) => {
  const both = async () => {
    const all = await textsOf(namespace)
    return { en: all.en, other: (await all.others?.[language]?.())?.texts }
  }

  it('are all there, and no others', async () => {
    const { en, other } = await both()
    expect(keysOf(other)).toEqual(keysOf(en))
  })

  it('have the same gaps to fill', async () => {
    const { en, other } = await both()
    const english = new Map(texts(en))
    const wrong = texts(other).filter(
      ([key, text]) => gapsOf(text).join() !== gapsOf(english.get(key) ?? '').join(),
    )
    expect(wrong).toEqual([])
  })
})

const sources = globSync(['src/**/*.{ts,tsx}', 'webpack.config.ts'], { cwd: process.cwd() })
  .filter((file) => !/Messages(\.\w\w)?\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

// Composed keys: `t(`relation.${type}`)`.
const composed = [...sources.matchAll(/`([\w.]+\.)\$\{|`(\w*)\$\{[^}]*\}(\w+)`/g)].map(
  ([, prefix = '']) => prefix,
)
const isShown = (key: string) =>
  ["'", '"', '`'].some((quote) => sources.includes(quote + key + quote)) ||
  sources.includes(`shellMessages.${key}`) ||
  sources.includes(`:${key}'`) ||
  composed.some((prefix) => prefix !== '' && key.startsWith(prefix))

it.each(namespaces)('every text of %s is shown somewhere', async (namespace) => {
  const { en } = await textsOf(namespace)
  expect(keysOf(en).filter((key) => !isShown(key))).toEqual([])
})

it('titles that come before their plugin are in every language', () => {
  const titles = definition.plugins.flatMap(
    ({ navigation = [], entityTabs = [], commands = [] }) => [
      ...navigation.map((item) => item.titles),
      ...entityTabs.map((tab) => tab.titles),
      ...commands.map((command) => command.titles),
    ],
  )
  expect(titles.length).toBeGreaterThan(0)
  for (const one of titles) expect(Object.keys(one).sort()).toEqual([...builtLanguages].sort())
})

it('every plugin of this build speaks every language', () => {
  for (const { languages } of definition.plugins) expect(languages).toEqual(builtLanguages)
})

it('a plugin that comes while a language is on its way speaks it too', async () => {
  startMessages()
  const loading = loadLanguage('de')
  const late = {
    en: { hello: 'Hello' },
    others: { de: () => Promise.resolve({ texts: { hello: 'Hallo' } }) },
  }
  await Promise.all([addTexts('late', late), loading])
  showLanguage('de')
  expect(i18next.getResource(i18next.language, 'late', 'hello')).toBe('Hallo')
})
