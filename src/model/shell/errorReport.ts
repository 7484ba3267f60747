// What a person may hand on about an error: no query, no token, no address with a name and password in it.

export interface ErrorFacts {
  readonly pathname: string
  readonly title: string
  readonly status?: string
  readonly message?: string
  readonly stack?: string
}

const secrets: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '<token>'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 <token>'],
  [/\/\/[^/\s@]+@/g, '//<credentials>@'],
  [/([?&][\w.-]*(?:token|secret|password|code|key)[\w.-]*=)[^&\s#]+/gi, '$1<secret>'],
]

/** @internal Exported for tests. */
export const withoutSecrets = (text: string): string =>
  secrets.reduce((kept, [pattern, replacement]) => kept.replaceAll(pattern, replacement), text)

/** Plain text, one fact a line. */
export const errorReport = ({ pathname, title, status, message, stack }: ErrorFacts): string =>
  withoutSecrets(
    [status, title, message, `Page: ${pathname}`, stack].filter((line) => line).join('\n'),
  )
