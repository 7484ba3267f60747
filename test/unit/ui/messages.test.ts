// Every text exists in every language, with its placeholders and plural forms, and is used.

import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from '@jest/globals'
import i18next from 'i18next'
import { definition } from '../../../config/plugins.ts'
import { signInTexts } from '../../../src/features/session/signIn/signInTexts.ts'
import { factLabels } from '../../../src/model/catalog/factLabels.ts'
import { indexTitles } from '../../../src/model/catalog/indexTitles.ts'
import { isRecord } from '../../../src/model/isRecord.ts'
import { withoutKeys } from '../../../src/model/keyed.ts'
import { builtLanguages } from '../../../src/model/languages.ts'
import { codeMessages } from '../../../src/ui/code/codeMessages.ts'
import { logMessages } from '../../../src/ui/log/logMessages.ts'
import {
  addTexts,
  loadLanguage,
  shellTexts,
  showLanguage,
  startMessages,
} from '../../../src/ui/messages/i18n.ts'
import type { Texts } from '../../../src/ui/messages/texts.ts'
import { translated } from '../../../src/ui/messages/translated.ts'
import { translations } from '../../support/translations.ts'

const texts = (catalogue: unknown, path = ''): readonly (readonly [string, string])[] =>
  isRecord(catalogue)
    ? Object.entries(catalogue).flatMap(([key, value]) =>
        texts(value, path === '' ? key : `${path}.${key}`),
      )
    : [[path, String(catalogue)]]

/** Plural forms count as one text, because their number depends on the language. */
const withoutForm = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')
const keysOf = (catalogue: unknown) =>
  [...new Set(texts(catalogue).map(([key]) => withoutForm(key)))].sort()

/** Placeholders with their formats, references and tags; a plural form may do without the count. */
const gapsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\{.*?\}\}|\$t\(.*?\)|<\/?\w+\/?>/g)].map(([gap]) => gap))]
    .filter((gap) => !gap.startsWith('{{count'))
    .sort()
    .join()

/** What is wrong with the texts of another language, each with its key. */
function faultsOf(language: string, en: unknown, other: unknown): readonly string[] {
  const english = new Map(texts(en))
  const found = new Map(texts(other))
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const plurals = new Set(
    [...english.keys()].filter((key) => key.endsWith('_other')).map(withoutForm),
  )
  const needed = [...english.keys()].flatMap((key) => {
    if (!plurals.has(withoutForm(key))) return [key]
    return key.endsWith('_other') ? forms.map((form) => `${withoutForm(key)}_${form}`) : []
  })
  const allowed = new Set([...needed, ...[...plurals].map((key) => `${key}_zero`)])
  const gaps = new Set([...english].map(([key, text]) => `${withoutForm(key)} ${gapsOf(text)}`))
  return [
    ...needed.filter((key) => !found.has(key)).map((key) => `missing ${key}`),
    ...[...found.keys()].filter((key) => !allowed.has(key)).map((key) => `surplus ${key}`),
    ...[...found]
      .filter(([key, text]) => allowed.has(key) && !gaps.has(`${withoutForm(key)} ${gapsOf(text)}`))
      .map(([key]) => `placeholders ${key}`),
    ...[...found]
      .filter(([, text]) => /[{}]/.test(text.replaceAll(/\{\{\w+(?:, [^{}]+)?\}\}/g, '')))
      .map(([key]) => `braces ${key}`),
  ]
}

it.each([
  ['nothing', { a: '{{b, number}}', n_one: '{{count}}', n_other: 'x' }, []],
  ['one form', { a: '{{b, number}}', n_other: 'x' }, ['missing n_one']],
  ['a text', { n_one: 'x', n_other: 'x' }, ['missing a']],
  ['a key', { a: '{{b, number}}', n_one: 'x', n_other: 'x', n_few: 'x' }, ['surplus n_few']],
  ['a format', { a: '{{b}}', n_one: 'x', n_other: 'x' }, ['placeholders a']],
  ['a name', { a: '{{c, number}}', n_one: 'x', n_other: 'x' }, ['placeholders a']],
  ['a brace', { a: '{{b, number}}', n_one: '{{count}', n_other: 'x' }, ['braces n_one']],
])('is found out if %s is wrong', (_what, other, faults) => {
  const en = { a: '{{b, number}}', n_one: 'x', n_other: '{{count}} x' }
  expect(faultsOf('de', en, other)).toEqual(faults)
})

/** Those of the plugins come with their modules. */
const sharedTexts: Readonly<Record<string, Texts>> = {
  shell: shellTexts,
  log: translated('log', logMessages),
  'sign-in': signInTexts,
  code: translated('code', codeMessages),
}
const namespaces = [...Object.keys(sharedTexts), ...definition.plugins.map(({ id }) => id)]
const others = builtLanguages.filter((language) => language !== 'en')
const pairs = namespaces.flatMap((namespace) =>
  others.map((language) => [namespace, language] as const),
)

async function textsOf(namespace: string): Promise<Texts> {
  const plugin = definition.plugins.find(({ id }) => id === namespace)
  return plugin ? (await plugin.load()).messages : (sharedTexts[namespace] ?? shellTexts)
}

it.each(others)('there are no other files in %s', (language) => {
  const files = globSync(`texts/${language}/*`).map((file) => basename(file))
  expect(files.sort()).toEqual(namespaces.map((name) => `${name}.json`).sort())
})

it.each(pairs)('the texts of %s in %s are whole', async (namespace, language) => {
  const { en, others = {} } = await textsOf(namespace)
  const other = (await others[language]?.())?.texts ?? {}
  // Those of the shell have titles besides.
  expect(faultsOf(language, en, withoutKeys(other, ['titles']))).toEqual([])
})

const sources = globSync(['src/**/*.{ts,tsx}', 'webpack.config.ts'], { cwd: process.cwd() })
  .filter((file) => !file.endsWith('Messages.ts'))
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

it.each(others)('titles that come before their plugin are in %s', async (language) => {
  const titles = definition.plugins.flatMap(
    ({ navigation = [], entityTabs = [], commands = [], searchResults = [] }) =>
      [...navigation, ...entityTabs, ...commands, ...searchResults].map((one) => one.titles.en),
  )
  const inLanguage = (await shellTexts.others?.[language]?.())?.texts['titles'] ?? {}
  expect(Object.keys(inLanguage).sort()).toEqual([...new Set(titles)].sort())
})

it.each(['de', 'zh'] as const)('labels that come before any texts are those of %s', (language) => {
  expect(translations(language, 'catalog')).toMatchObject({
    ...indexTitles[language],
    entity: factLabels[language],
  })
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
