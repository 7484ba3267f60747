import { builtLanguages, defaultLanguage, languageFaults, type Languages } from '../languages.ts'
import { ConfigError } from './configErrors.ts'
import type { ConfigReader } from './configReader.ts'

/** `app.languages` and `app.defaultLanguage`. Throws `ConfigError` for languages that the portal does not have. */
export function readLanguages(config: ConfigReader): Languages {
  const languages = {
    available: config.getOptionalStringArray('app.languages') ?? builtLanguages,
    default: config.getOptionalString('app.defaultLanguage') ?? defaultLanguage,
  }
  const [fault] = languageFaults(languages, builtLanguages)
  if (fault !== undefined) throw new ConfigError(fault)
  return languages
}
