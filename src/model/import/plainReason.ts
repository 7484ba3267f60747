// Says in plain words what a validator of JSON schemas said of an entity: "/spec must have required property 'owner' -
// missingProperty: owner". Backstage writes the place, the words, and the parameters after a dash.

export interface PlainReason {
  readonly kind: 'missing' | 'empty' | 'tooLong' | 'format' | 'unexpected' | 'type' | 'oneOf'
  /** As one writes it in YAML, such as `spec.owner` or `metadata.tags[0]`. */
  readonly field: string
  /** The type or the values that are allowed, for these two kinds. */
  readonly allowed?: string
}

/** The parts of a JSON pointer. */
function partsOf(pointer: string): readonly string[] {
  if (pointer === '<root>') return []
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

const fieldOf = (parts: readonly string[]): string =>
  parts.reduce((path, part) => {
    if (/^\d+$/.test(part)) return `${path}[${part}]`
    return path === '' ? part : `${path}.${part}`
  }, '')

const types = /^be ((?:array|boolean|integer|null|number|object|string)(?:,\w+)*)/

/** Undefined for all other words, which are shown as they are. */
export function plainReason(words: string): PlainReason | undefined {
  const [before = '', ...after] = words.split(' must ')
  const pointer = before.split(/\s/).at(-1) ?? ''
  const must = after.join(' must ')
  if (pointer !== '<root>' && !pointer.startsWith('/')) return undefined
  const parts = partsOf(pointer)
  const field = fieldOf(parts)
  const missing = /^have required property '([^']+)'/.exec(must)?.[1]
  if (missing !== undefined) return { kind: 'missing', field: fieldOf([...parts, missing]) }
  const extra = /^NOT have additional properties.*additionalProperty: (\S+)/.exec(must)?.[1]
  if (extra !== undefined) return { kind: 'unexpected', field: fieldOf([...parts, extra]) }
  if (field === '') return undefined
  const values = /allowedValues?: (.+)$/.exec(must)?.[1]
  if (values !== undefined)
    return { kind: 'oneOf', field, allowed: values.split(/,\s*/).join(', ') }
  const type = types.exec(must)?.[1]
  if (type !== undefined) return { kind: 'type', field, allowed: type.replaceAll(',', ', ') }
  if (must.startsWith('NOT have fewer than 1 ')) return { kind: 'empty', field }
  if (/^NOT have more than \d+ characters/.test(must)) return { kind: 'tooLong', field }
  return /^match (?:pattern|format) /.test(must) ? { kind: 'format', field } : undefined
}
