// What the links of every dashboard are made of.

import type { UnknownRecord } from '../../isRecord.ts'
import type { Identified } from '../kubernetesObjects.ts'

export interface LinkParts {
  /** `dashboardUrl`. */
  readonly base: URL | undefined
  /** `dashboardParameters`. */
  readonly parameters: UnknownRecord
  readonly object: Identified | undefined
  /** Of the portal. */
  readonly origin: string
}

/** Throws an error whose message says what is missing. */
export type FormatLink = (parts: LinkParts) => URL

/** Throws unless the cluster has a `dashboardUrl` (K8SLINK-07). */
export function requireBase({ base }: LinkParts, app: string): URL {
  if (!base) throw new Error(`${app} dashboard requires a dashboardUrl option`)
  return base
}

/** Throws unless all parameters are texts (K8SLINK-05, K8SLINK-06). */
export function requireTexts<Name extends string>(
  { parameters }: LinkParts,
  app: string,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const texts = names.map((name) => {
    const value = parameters[name]
    if (typeof value !== 'string')
      throw new Error(
        `${app} dashboard requires a "${name}" of type string in the dashboardParameters option`,
      )
    return [name, value] as const
  })
  return Object.fromEntries(texts) as Readonly<Record<Name, string>>
}

/** Adds a path to an address that may have one already; keeps its query. */
export function below(base: URL, path: string): URL {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}/${path}`
  return url
}

/** The dashboard's word for a kind; undefined if it shows none of them. */
export const wordFor = (
  words: Readonly<Record<string, string>>,
  { kind }: Identified,
): string | undefined => {
  const key = kind.toLowerCase()
  return Object.hasOwn(words, key) ? words[key] : undefined
}
