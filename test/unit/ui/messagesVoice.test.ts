// Every text in every language follows the rules that a test can check (docs/style.md, Terms).

import { globSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { definition } from '../../../config/plugins.ts'
import { signInTexts } from '../../../src/features/session/signIn/signInTexts.ts'
import { isRecord } from '../../../src/model/isRecord.ts'
import { builtLanguages } from '../../../src/model/languages.ts'
import { codeMessages } from '../../../src/ui/code/codeMessages.ts'
import { shellTexts } from '../../../src/ui/messages/i18n.ts'
import type { Texts } from '../../../src/ui/messages/texts.ts'
import { translated } from '../../../src/ui/messages/translated.ts'

interface Text {
  /** `{language} {namespace}:{key}` */
  readonly at: string
  readonly language: string
  readonly text: string
}

const flat = (catalogue: unknown, path = ''): readonly (readonly [string, string])[] =>
  isRecord(catalogue)
    ? Object.entries(catalogue).flatMap(([key, value]) => flat(value, `${path}.${key}`))
    : [[path.slice(1), String(catalogue)]]

const textsOf = (language: string, namespace: string, catalogue: unknown): readonly Text[] =>
  flat(catalogue).map(([key, text]) => ({ at: `${language} ${namespace}:${key}`, language, text }))

async function inAllLanguages(namespace: string, texts: Texts): Promise<readonly Text[]> {
  const others = builtLanguages.filter((language) => language !== 'en')
  const translated = await Promise.all(
    others.map(async (language) =>
      textsOf(language, namespace, (await texts.others?.[language]?.())?.texts),
    ),
  )
  return [...textsOf('en', namespace, texts.en), ...translated.flat()]
}

async function allTexts(): Promise<readonly Text[]> {
  const plugins = await Promise.all(
    definition.plugins.map(async (plugin) =>
      inAllLanguages(plugin.id, (await plugin.load()).messages),
    ),
  )
  const titles = definition.plugins.flatMap(
    ({ id, navigation = [], entityTabs = [], commands = [] }) =>
      [...navigation, ...entityTabs, ...commands].flatMap((item) =>
        Object.entries(item.titles).map(([language, text]) => ({
          at: `${language} ${id}:title of ${item.titles.en}`,
          language,
          text,
        })),
      ),
  )
  const others = await Promise.all([
    inAllLanguages('shell', shellTexts),
    inAllLanguages('sign-in', signInTexts),
    inAllLanguages('code', translated('code', codeMessages)),
  ])
  return [...others.flat(), ...plugins.flat(), ...titles]
}

/** Texts that break a rule because the specification quotes them, with their row in test/rows. */
const quoted: Readonly<Record<string, string>> = {
  'en techdocs:failure.noIndex': 'DOCS-20',
  'en shell:boot.configFailed': 'BOOT-14',
  'en shell:boot.chunkFailed': 'BOOT-15',
  'en shell:notFound.title': 'SHELL-03',
  'en shell:crash.title': 'SHELL-10',
  'en shell:inactivity.title': 'SHELL-63',
  'en shell:inactivity.stay': 'SHELL-64',
  'en shell:crash.extension': 'SHELL-65',
  'en sign-in:custom': 'AUTH-05',
  'en shell:signIn.idToken': 'AUTH-05',
  'en shell:signIn.idTokenOptional': 'AUTH-05',
  'en settings:custom': 'AUTH-05',
  'en sign-in:signIn': 'AUTH-06',
  'en shell:signIn.tokenInvalid': 'AUTH-08',
  'en sign-in:useBackend': 'AUTH-14',
  'en shell:signIn.failed': 'AUTH-17',
  'en shell:login.login': 'AUTH-44',
  'en shell:signIn.popupClosed': 'AUTH-55',
  'en catalog:title': 'CATIDX-01',
  'en catalog:entity.parentComponent': 'ENT-19',
  'en catalog:entity.editMetadata': 'ENT-24',
  'en catalog:entity.launchTemplate': 'ENT-26',
  'en catalog:entity.viewSource': 'ENT-28',
  'en ci:empty.title': 'RUNS-10',
  'en ci:empty.create': 'RUNS-10',
  'en ci:details.noValues': 'RUNS-12',
  'en kubernetes:missing.readDocs': 'K8S-05',
  'en kubernetes:permission.text': 'K8S-20',
  'en kubernetes:empty.title': 'K8S-14',
  'en kubernetes:clusters.title': 'K8S-13',
  'en kubernetes:errors.title': 'K8S-12',
  'en kubernetes:errors.banner': 'K8SERR-03',
  'en kubernetes:dashboard.open': 'K8S-26',
  'en kubernetes:dashboard.failed': 'K8SLINK-12',
  'en kubernetes:yaml.managed': 'K8S-25',
  'en kubernetes:deletion.delete': 'K8S-32',
  'en scaffolder:pickers.repo.missing.url': 'SCAF-52',
}

const withoutGaps = (text: string, filler = 'x') => text.replace(/\{\{.*?\}\}/g, filler)
const sentencesOf = (text: string) => withoutGaps(text).split(/(?<=[.!?:])\s/)
const wordsOf = (text: string) => text.split(/\s/).filter((word) => /\w/.test(word))

const properNames = new Set(['Ctrl', 'MiB', 'Excel', 'JavaScript', 'Settings', 'TechDocs'])
const isTitled = (word: string) =>
  /^[A-Z][a-z]/.test(word) && !properNames.has(word.replace(/\W/g, ''))

const questionWord =
  /^(?:What|Who|Whom|Whose|Which|Whoever|Whatever|Where|Was|Wer|Wem|Wen|Welche[rns]?|Wo|Wofür)\b/

const banned: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\b(?:lies|stands?|mends?|mended|nobody|somebody|whoever|aside|carry|carries)\b/i,
    /\bof it\b|\bunder a name\b|\bnot there any ?more\b|\bas of now\b|\btry now\b/i,
    /\b(?:login|logout|log(?:ged|ging)? (?:\w+ )?(?:in|out))\b/i,
  ],
  de: [
    /\b(?:niemand|beiseite\w*|Eintrag|Einträge|Login|\w*loggen)\b/i,
    // "Abmelden" means signing out only.
    /(?:Entität|Location)\b.*abmelden|abmelden.*(?:Entität|Location)\b/i,
  ],
  // Signing out is 退出登录; an entity is removed: 移除.
  zh: [/注销/, /……/],
}

/** `{namespace}:{key}` of texts on buttons, column heads, terms, legends and summaries. */
const labels = new Set(
  globSync('src/**/*.tsx').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const namespace = /useTranslation\('([\w-]+)'\)/.exec(source)?.[1] ?? 'shell'
    const shown = /<(\w*Button|th|dt|legend|summary)\b(?:(?!<\/\1>)[\s\S])*?<\/\1>/g
    return [...source.matchAll(shown)].flatMap(([element]) =>
      [...element.matchAll(/[^=]\{\s*(?:\w+ \? )?t\(([^{}]*?)[,)]/g)].flatMap(([, keys = '']) =>
        [...keys.matchAll(/'([\w.]+)'/g)].map(([, key = '']) => `${namespace}:${key}`),
      ),
    )
  }),
)
const isLabel = ({ at }: Text) => labels.has(at.slice(3).replace(/_(?:one|other)$/, ''))

type Rule = (text: Text) => boolean

/** The texts that break each rule. */
const rules: readonly (readonly [string, Rule])[] = [
  ['has one character for an ellipsis, and no space before', ({ text }) => /\.\.\.|\s…/.test(text)],
  [
    'is in sentence case',
    ({ language, text }) =>
      language === 'en' &&
      (/^[A-Z\W]{8,}$/.test(text) ||
        sentencesOf(text).some((sentence) => wordsOf(sentence).slice(1).some(isTitled))),
  ],
  [
    'has no banned word',
    ({ language, text }) => banned[language]?.some((word) => word.test(text)) ?? false,
  ],
  [
    'begins with a question word only where it asks',
    ({ text }) =>
      sentencesOf(text).some((sentence) => questionWord.test(sentence) && !sentence.endsWith('?')),
  ],
  [
    'has at most two sentences',
    ({ text }) => withoutGaps(text).split(/[.!?]\s|[。！？](?=.)/).length > 2,
  ],
  [
    'has at most three words as a label',
    (text) =>
      text.language === 'en' && isLabel(text) && wordsOf(withoutGaps(text.text, '')).length > 3,
  ],
  [
    'has at most eight words as a title or hint',
    ({ language, text }) =>
      language === 'en' && !/[.!?:…]$/.test(text) && wordsOf(withoutGaps(text, '')).length > 8,
  ],
  [
    'has at most fourteen words in a sentence',
    ({ language, text }) =>
      language === 'en' && sentencesOf(text).some((sentence) => wordsOf(sentence).length > 14),
  ],
]

it('reads the texts of every language, and knows which are labels', async () => {
  const texts = await allTexts()
  for (const language of builtLanguages)
    expect(texts.filter((text) => text.language === language).length).toBeGreaterThan(500)
  expect(texts.filter(isLabel).length).toBeGreaterThan(300)
})

it.each(rules)('each text %s, or is quoted', async (_rule, breaks) => {
  const broken = (await allTexts()).filter(breaks)
  expect(broken.filter(({ at }) => !Object.hasOwn(quoted, at))).toEqual([])
})

it('no exception is left that is not needed, and each names its row', async () => {
  const broken = (await allTexts()).filter((text) => rules.some(([, breaks]) => breaks(text)))
  const needed = new Set(broken.map(({ at }) => at))
  expect(Object.keys(quoted).filter((at) => !needed.has(at))).toEqual([])
  const rows = globSync('test/rows/*.md')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  // Rows of the scaffolder are listed once all of it is built.
  const listed = Object.values(quoted).filter((row) => !row.startsWith('SCAF-'))
  expect(listed.filter((row) => !rows.includes(`**${row}**`))).toEqual([])
})
