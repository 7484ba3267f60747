// The portal's languages, and which one is shown (spec 1 §4, §5, §9).

/** The default language, unless the configuration names another. */
export const defaultLanguage = 'en'

/** Languages of the shell's texts; plugins may have more or fewer. */
export const builtLanguages: readonly string[] = ['en', 'de', 'zh']

export interface Languages {
  readonly available: readonly string[]
  readonly default: string
}

/** A text needed before its plugin's texts are loaded: by language, with English. */
export type Titles = Readonly<Record<string, string>> & { readonly en: string }

export const titleIn = (titles: Titles, language: string): string => titles[language] ?? titles.en

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
