// What an event changes in a state, as one line that a person can read.

import { createHash } from 'node:crypto'

const longestValue = 50
const longestLine = 160

type Difference = readonly [path: string, value: string]

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** `JSON.stringify` with sorted keys, which also shows what is undefined. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`
  if (!isObject(value)) return value === undefined ? 'undefined' : JSON.stringify(value)
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, part]) => `${key}:${textOf(part)}`).join(',')}}`
}

const short = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text

function differences(before: unknown, after: unknown, path: string): readonly Difference[] {
  const isSameKind = Array.isArray(before) === Array.isArray(after)
  if (!isObject(before) || !isObject(after) || !isSameKind)
    return Object.is(before, after) ? [] : [[path, textOf(after)]]
  const [olds, news] = [before, after].map((one) => new Map<string, unknown>(Object.entries(one)))
  const keys = new Set([...(olds?.keys() ?? []), ...(news?.keys() ?? [])])
  return [...keys].sort().flatMap((key) => {
    const at = path === '' ? key : `${path}.${key}`
    if (!news?.has(key)) return [[at, 'removed'] as const]
    // Not compared as undefined, which is a value.
    if (!olds?.has(key)) return [[at, textOf(news.get(key))] as const]
    return differences(olds.get(key), news.get(key), at)
  })
}

/** The changed paths with their new values; where these are too long, a hash of the whole state ends the line. */
export function stateChange(before: unknown, after: unknown): string {
  const changes = differences(before, after, '').map(
    ([path, value]) => [`${path}=${value}`, `${path}=${short(value, longestValue)}`] as const,
  )
  const whole = changes.map(([full]) => full).join(' ')
  const line = short(changes.map(([, shortened]) => shortened).join(' '), longestLine)
  if (line === whole) return line === '' ? 'a copy' : line
  return `${line} #${createHash('sha256').update(textOf(after)).digest('hex').slice(0, 12)}`
}
