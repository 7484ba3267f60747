import { builtLanguages, defaultLanguage, languageFaults, type Languages } from '../languages.ts'
import { ConfigError } from './configErrors.ts'
import type { ConfigReader } from './configReader.ts'

/**
 * `app.languages` and `app.defaultLanguage`: without that, the first of the browser's languages (BCP 47) that there is.
 * Throws `ConfigError` for languages that the portal does not have.
 */
export function readLanguages(config: ConfigReader, preferred: readonly string[] = []): Languages {
  const available = config.getOptionalStringArray('app.languages') ?? builtLanguages
  const usual = preferred
    .map((tag) => tag.split('-')[0] ?? '')
    .find((language) => available.includes(language))
  const languages = {
    available,
    default: config.getOptionalString('app.defaultLanguage') ?? usual ?? defaultLanguage,
  }
  const [fault] = languageFaults(languages, builtLanguages)
  if (fault !== undefined) throw new ConfigError(fault)
  return languages
}
