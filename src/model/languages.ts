// Which languages the portal speaks, and which of them somebody reads (spec 1 §4, §5, §9).

/** What everybody gets who has chosen nothing, where the configuration names no other. */
export const defaultLanguage = 'en'

/** What the portal has texts for; plugins may have more or fewer. */
export const builtLanguages: readonly string[] = ['en', 'de', 'zh']

export interface Languages {
  readonly available: readonly string[]
  readonly default: string
}

/** A text that is needed before its plugin's catalogue has come: by language, English among them. */
export type Titles = Readonly<Record<string, string>> & { readonly en: string }

export const titleIn = (titles: Titles, language: string): string => titles[language] ?? titles.en

const quoted = (languages: readonly string[]) => `'${languages.join("', '")}'`

/** Says what is wrong with a list of languages: each once, and English among them. */
export function languageListFaults(languages: readonly string[]): readonly string[] {
  const faults: string[] = []
  if (new Set(languages).size < languages.length)
    faults.push(`Languages must be unique, got ${quoted(languages)}`)
  if (!languages.includes(defaultLanguage))
    faults.push(`Languages must include '${defaultLanguage}', got ${quoted(languages)}`)
  return faults
}

/** Says what is wrong with the languages of a portal that has texts for those of `built`. */
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

/** The language somebody chose, if the portal (still) speaks it, else the default. */
export const languageFor = ({ available, default: other }: Languages, chosen: string | null) =>
  chosen !== null && available.includes(chosen) ? chosen : other
