// The URLs to import: as typed, one per line, and as in the page's address.

import { catalogImportPath } from '../paths.ts'

/** Maximum number of URLs per import. */
export const mostTargets = 50
/** Maximum characters of the page's address: servers refuse longer ones, and a reload would lose everything. */
const longestAddress = 8_000

/** Removes user names and passwords from clone URLs, because they would be kept. */
export const withoutCredentials = (text: string): string =>
  text.replaceAll(/(https?:[/\\]*|[a-z][a-z\d+.-]{0,20}:\/\/)[^\r\n/\\?#]{0,4000}@/gi, '$1')

/** The host part of a URL. */
const authorities =
  /https?:[/\\]*([^/\\?#]*)([/\\?#]?)|[a-z][a-z\d+.-]{0,20}:\/\/([^/?#]*)([/?#]?)/gi
/** A host with a complete or partly typed port. */
const host = /^(?:\[[^\]]*\]?|[^:]*)(?::\d{0,5})?$/

/** Whether the text may be the start of a user name or password, whose `@` is not typed yet. */
const mayBeSecret = (line: string): boolean =>
  [...line.matchAll(authorities)].some(([, web, webEnd, other, otherEnd]) => {
    const authority = web ?? other ?? ''
    const isOpen = (webEnd ?? otherEnd ?? '') === ''
    return !host.test(authority) || (isOpen && authority !== '' && !/[.[]/.test(authority))
  })

/** Removes lines that may hold a partly typed secret. Expects the result of `withoutCredentials`. */
export const withoutUnfinished = (text: string): string =>
  text
    .split('\n')
    .map((line) => (mayBeSecret(line) ? '' : line))
    .join('\n')

/** Shortened, and without characters that reorder or hide text. */
export function legible(text: string): string {
  const short = text.length > 300 ? `${text.slice(0, 300)}…` : text
  return short.replaceAll(
    /[\p{Cc}\p{Cf}]/gu,
    (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`,
  )
}

const unique = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
]

/** Without duplicates, in the order of the lines. */
export const targetsOfText = (text: string): readonly string[] => unique(text.split(/\r?\n/))

/** `/catalog-import?url=…&url=…`. */
export function importAddress(targets: readonly string[]): string {
  const search = new URLSearchParams(targets.map((target) => ['url', target])).toString()
  return search === '' ? catalogImportPath : `${catalogImportPath}?${search}`
}

/** Whether these fit into the page's address. */
export const areTooLong = (targets: readonly string[]): boolean =>
  importAddress(targets).length > longestAddress

/** URLs in the page's address, at most `mostTargets`. */
export const targetsOfSearch = (search: string): readonly string[] =>
  unique(new URLSearchParams(search).getAll('url').map(withoutCredentials)).slice(0, mostTargets)

/** True for the import page, with or without a trailing slash. */
export const isImportPath = (pathname: string): boolean =>
  pathname === catalogImportPath || pathname === `${catalogImportPath}/`
