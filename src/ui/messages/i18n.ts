// The message catalogues. Each plugin brings its namespace with its chunk; languages other than
// English are loaded on demand.

import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLanguage, type Titles } from '../../model/languages.ts'
import { shellMessages } from './shellMessages.ts'
import type { Texts, TextsFile } from './texts.ts'
import { loadTextFiles, translated } from './translated.ts'

/** @internal Exported for tests. */
export const shellTexts: Texts = translated('shell', shellMessages, async (language) => {
  const [texts] = await Promise.all([
    import(
      /* webpackChunkName: "texts-[request]" */ `../../../texts/${language}/shell.json`
    ) as Promise<TextsFile>,
    // For the plugins, whose texts are next.
    loadTextFiles(),
  ])
  return texts
})

const namespaces = new Map<string, Texts>()
/** The current language, or the one being loaded. */
let wanted = defaultLanguage

/** Synchronous: the shell's English texts are part of the first load. Namespaces of chunks that are loaded stay known. */
export function startMessages(): void {
  wanted = defaultLanguage
  namespaces.set('shell', shellTexts)
  void i18next.use(initReactI18next).init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    defaultNS: 'shell',
    resources: {
      [defaultLanguage]: Object.fromEntries([...namespaces].map(([name, { en }]) => [name, en])),
    },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
}

async function addLanguage(namespace: string, texts: Texts, language: string): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return
  const load = texts.others?.[language]
  if (load) i18next.addResourceBundle(language, namespace, (await load()).texts)
}

/** Resolves when the texts are loaded in the current language; rejects if they cannot be fetched. */
export async function addTexts(namespace: string, texts: Texts): Promise<void> {
  i18next.addResourceBundle(defaultLanguage, namespace, texts.en)
  namespaces.set(namespace, texts)
  await addLanguage(namespace, texts, wanted)
}

/**
 * Fetches all texts of the language, and later those of plugins loaded afterwards; rejects if any cannot be fetched.
 */
export async function loadLanguage(language: string): Promise<void> {
  wanted = language
  await Promise.all(
    [...namespaces].map(([namespace, texts]) => addLanguage(namespace, texts, language)),
  )
}

/** Shows the language from now on. */
export function showLanguage(language: string): void {
  wanted = language
  void i18next.changeLanguage(language)
  document.documentElement.lang = language
}

/** The title in the language, else in English. */
export const titleIn = (titles: Titles, language: string): string => {
  const ours: unknown = i18next.getResource(language, 'shell', ['titles', titles.en] as never)
  return titles[language] ?? (typeof ours === 'string' ? ours : titles.en)
}
