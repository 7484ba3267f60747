// The portal's languages, and which one is shown (spec 1 §4, §5, §9).

/** The default language, unless the configuration names another. */
export const defaultLanguage = 'en'

/** Languages of the portal's texts: English and the folders of texts/. Plugins from outside may have more or fewer. */
export const builtLanguages: readonly string[] = process.env['PORTICO_PSEUDO']
  ? ['en', 'de', 'zh', 'pseudo']
  : ['en', 'de', 'zh']

export interface Languages {
  readonly available: readonly string[]
  readonly default: string
}

/**
 * A text needed before its plugin's texts are loaded: by language, with English. The portal's own are translated in
 * texts/<language>/shell.json, by their English words.
 */
export type Titles = Readonly<Record<string, string>> & { readonly en: string }

const quoted = (languages: readonly string[]) => `'${languages.join("', '")}'`

/** Problems of a list of languages: duplicates, or no English. */
export function languageListFaults(languages: readonly string[]): readonly string[] {
  const faults: string[] = []
  if (new Set(languages).size < languages.length)
    faults.push(`Languages must be unique, got ${quoted(languages)}`)
  if (!languages.includes(defaultLanguage))
    faults.push(`Languages must include '${defaultLanguage}', got ${quoted(languages)}`)
  return faults
}

/** Problems of configured languages; `built` are those with texts. */
export function languageFaults(languages: Languages, built: readonly string[]): readonly string[] {
  const { available } = languages
  const faults = [...languageListFaults(available)]
  const unknown = available.filter((language) => !built.includes(language))
  if (unknown.length > 0)
    faults.push(`Languages must be among ${quoted(built)}, got ${quoted(unknown)}`)
  if (!available.includes(languages.default))
    faults.push(
      `The default language must be one of ${quoted(available)}, got '${languages.default}'`,
    )
  return faults
}

/** The chosen language if the portal has it, else the default. */
export const languageFor = ({ available, default: other }: Languages, chosen: string | null) =>
  chosen !== null && available.includes(chosen) ? chosen : other
