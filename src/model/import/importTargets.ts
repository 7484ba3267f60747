// The URLs that somebody wants imported: as typed, one a line, and as the page's own address names them.

import { catalogImportPath } from '../paths.ts'

/** How many URLs one import takes. */
export const mostTargets = 50
/** Characters of the page's address: servers refuse longer ones, and a reload would lose everything. */
const longestAddress = 8_000

/** URLs without user names and passwords, which clones come with: nobody else needs them, and they would be kept. */
export const withoutCredentials = (text: string): string =>
  text.replaceAll(/(https?:[/\\]*|[a-z][a-z\d+.-]{0,20}:\/\/)[^\r\n/\\?#]{0,4000}@/gi, '$1')

/** Where the name of a host would stand, and what ends it. */
const authorities =
  /https?:[/\\]*([^/\\?#]*)([/\\?#]?)|[a-z][a-z\d+.-]{0,20}:\/\/([^/?#]*)([/?#]?)/gi
/** With its port or the beginning of one, which is no secret. */
const host = /^(?:\[[^\]]*\]?|[^:]*)(?::\d{0,5})?$/

/** Whether it may be, for want of an `@`, the beginning of a user name or password: of those there is no other sign. */
const mayBeSecret = (line: string): boolean =>
  [...line.matchAll(authorities)].some(([, web, webEnd, other, otherEnd]) => {
    const authority = web ?? other ?? ''
    const isOpen = (webEnd ?? otherEnd ?? '') === ''
    return !host.test(authority) || (isOpen && authority !== '' && !/[.[]/.test(authority))
  })

/** Without the lines that may hold a secret whose `@` is still to be typed. Takes what has gone `withoutCredentials`. */
export const withoutUnfinished = (text: string): string =>
  text
    .split('\n')
    .map((line) => (mayBeSecret(line) ? '' : line))
    .join('\n')

/** As it can be shown to people: nothing in it reorders or hides the rest, and what is very long is cut. */
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

/** Each once, in the order of the lines. */
export const targetsOfText = (text: string): readonly string[] => unique(text.split(/\r?\n/))

/** `/catalog-import?url=…&url=…`. */
export function importAddress(targets: readonly string[]): string {
  const search = new URLSearchParams(targets.map((target) => ['url', target])).toString()
  return search === '' ? catalogImportPath : `${catalogImportPath}?${search}`
}

/** Whether the page's address has room for these. */
export const areTooLong = (targets: readonly string[]): boolean =>
  importAddress(targets).length > longestAddress

/** What the address names, and never more than `mostTargets`. */
export const targetsOfSearch = (search: string): readonly string[] =>
  unique(new URLSearchParams(search).getAll('url').map(withoutCredentials)).slice(0, mostTargets)

/** True for the page of the import, with or without a trailing slash. */
export const isImportPath = (pathname: string): boolean =>
  pathname === catalogImportPath || pathname === `${catalogImportPath}/`
