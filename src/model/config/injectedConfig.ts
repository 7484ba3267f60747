// Reads the configuration that a Backstage `app-backend` writes into the page.

import { isObject, type ConfigSource } from './configValues.ts'

/** `type` of the script element. */
export const injectedConfigType = 'backstage.io/config'

/** Reads `[{ context, data }, …]`, the weakest source first. Throws a `SyntaxError` where the text is something else. */
export function parseInjectedConfig(text: string): readonly ConfigSource[] {
  const sources: unknown = JSON.parse(text)
  if (!Array.isArray(sources)) throw notSources()
  return sources.map((source: unknown) => {
    if (!isObject(source) || !isObject(source['data'])) throw notSources()
    const { context, data } = source
    return { context: typeof context === 'string' ? context : 'page', data }
  })
}

const notSources = () => new SyntaxError('The configuration in the page is not a list of sources')
