import type { ConfigObject, ConfigValue } from '../../src/model/config/configValues.ts'

const prefix = 'APP_CONFIG_'

const valueOf = (text: string): ConfigValue => {
  try {
    return JSON.parse(text) as ConfigValue
  } catch {
    return text
  }
}

const nested = (path: readonly string[], value: ConfigValue): ConfigObject =>
  path
    .slice(0, -1)
    .reduceRight<ConfigObject>((inner, key) => ({ [key]: inner }), { [path.at(-1) ?? '']: value })

/**
 * The values of variables such as `APP_CONFIG_app_title`, each as a configuration, as Backstage reads them: JSON, or a plain
 * text. Throws if a name has no key, or a key that no configuration has.
 */
export function environmentConfig(
  variables: Readonly<Record<string, string | undefined>>,
): readonly ConfigObject[] {
  return Object.entries(variables).flatMap(([name, text]) => {
    if (!name.startsWith(prefix) || text === undefined || text === '') return []
    const path = name.slice(prefix.length).split('_')
    if (path.some((key) => !/^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/i.test(key)))
      throw new Error(`${name} names no key of a configuration`)
    return [nested(path, valueOf(text))]
  })
}
