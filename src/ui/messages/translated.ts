// The portal's own texts in other languages: texts/<language>/<namespace>.json.

import { builtLanguages, defaultLanguage } from '../../model/languages.ts'
import type { Catalogue, Texts, TextsFile } from './texts.ts'

/** Apart from the shell, because only other languages than English need the list of all files. */
export const loadTextFiles = () => import(/* webpackChunkName: "text-files" */ './textFiles.ts')

/** English texts, and loaders of the other built languages, which reject if the file of texts cannot be fetched. */
export function translated(
  namespace: string,
  en: Catalogue,
  load: (language: string) => Promise<TextsFile> = async (language) =>
    (await loadTextFiles()).textsOf(language, namespace),
): Texts {
  const others = builtLanguages.filter((language) => language !== defaultLanguage)
  const loader = (language: string) => async () => ({ texts: (await load(language)).default })
  return { en, others: Object.fromEntries(others.map((one) => [one, loader(one)])) }
}
