// Spoils real answers: the same shape, with some values replaced, lists of 10,000 items, and texts of up to 1 MB. So the
// attacks reach what a decoder lets pass: entities, templates, pages of documentation, logs and Kubernetes objects.

type Random = () => number

const script = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>'

/** In place of any value. */
const foreign: readonly unknown[] = [
  ...[null, 0, -1, 1e308, true, '', ' ', [], {}, [null], [[[[]]]], '__proto__', 'constructor'],
  ...[script, 'javascript:window.attacked=1', '//evil.example', 'https://evil.example/\u0000'],
  ...['\u202Eevil', '👩🏽‍🚀', '\uD800', '2026-99-99T99:99:99Z', '../../..', '%ff', '${{ a }}'],
]

/** In place of a text: what is long, deep, or looks like markup. */
const texts: readonly string[] = [
  'a'.repeat(1_000_000),
  'a '.repeat(500_000),
  '\n'.repeat(100_000),
  '> '.repeat(5_000),
  '_a'.repeat(30_000),
  '['.repeat(20_000),
  '\u001B[31m'.repeat(50_000),
  `${'| a '.repeat(200)}|\n`.repeat(200),
  script.repeat(1_000),
]

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item

/** Longer answers would take the test's own time. */
const longestList = 10_000

function longer(list: readonly unknown[], random: Random): unknown {
  const length = random() < 0.5 ? longestList : 300
  return Array.from({ length }, (_, index) => list[index % list.length])
}

/** A copy in which about one value in `rarity` is another. */
export function mutated(value: unknown, random: Random, rarity = 20): unknown {
  const isHit = random() < 1 / rarity
  if (typeof value === 'string' && isHit) return pick(random() < 0.3 ? texts : foreign, random)
  if (Array.isArray(value)) {
    if (isHit && value.length > 0) return longer(value, random)
    return value.map((one) => mutated(one, random, rarity))
  }
  if (isHit) return pick(foreign, random)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      random() < 0.01 ? '__proto__' : key,
      mutated(one, random, rarity),
    ]),
  )
}

/** Lines and pages: parts are repeated, cut or replaced. */
export function mutatedText(text: string, random: Random): string {
  const parts = text.split(/(?<=\n)/)
  return parts
    .flatMap((part) => {
      const kind = random()
      if (kind < 0.02) return [part.slice(0, Math.floor(random() * part.length))]
      if (kind < 0.04) return [pick(texts, random), '\n']
      if (kind < 0.06) return Array.from({ length: 200 }, () => part)
      return kind < 0.08 ? [String(pick(foreign, random)), '\n'] : [part]
    })
    .join('')
}

/** The body of an answer with other content of the same kind. */
export function mutatedBody(body: string, random: Random): string {
  try {
    return JSON.stringify(mutated(JSON.parse(body), random))
  } catch {
    return mutatedText(body, random)
  }
}

export interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
}

/** Paths of all settings in the configuration's schema. */
export const settingsOf = (schema: Schema, path: readonly string[] = []): readonly string[][] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const own = [...path, key]
    return [own, ...settingsOf(inner, own)]
  })

/** The configuration with another value at a path. */
export function withSetting(
  config: unknown,
  [key, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (key === undefined) return value
  const record =
    typeof config === 'object' && config !== null && !Array.isArray(config) ? config : {}
  const inner = (record as Readonly<Record<string, unknown>>)[key]
  return { ...record, [key]: withSetting(inner, rest, value) }
}

export const foreignValue = (random: Random): unknown =>
  pick([...foreign, ...texts.slice(4, 6)], random)
