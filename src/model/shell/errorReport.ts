// A report of an error that users can share: without queries, tokens, and credentials in URLs.

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
]

// Apart from the name's own pattern: together they would take time with the square of the text's length.
const parameter = /([?&])([\w.-]*)=[^&\s#]+/g
const secretName = /token|secret|password|code|key/i

/** @internal Exported for tests. */
export const withoutSecrets = (text: string): string =>
  secrets
    .reduce((kept, [pattern, replacement]) => kept.replaceAll(pattern, replacement), text)
    .replace(parameter, (whole, mark: string, name: string) =>
      secretName.test(name) ? `${mark}${name}=<secret>` : whole,
    )

/** Plain text, one fact per line. */
export const errorReport = ({ pathname, title, status, message, stack }: ErrorFacts): string =>
  withoutSecrets(
    [status, title, message, `Page: ${pathname}`, stack].filter((line) => line).join('\n'),
  )
