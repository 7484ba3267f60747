// Patterns of templates are written by others, and the browser's engine may try a few characters for years. What could
// take long is matched by an engine whose time grows with the length of the text only, a chunk of its own.

import { isRecord } from '../../isRecord.ts'

type Engine = (pattern: string) => (text: string) => boolean

let engine: Engine | undefined

/** Rejects if the chunk cannot be loaded: such patterns are not checked then. */
export async function loadPatternEngine(): Promise<void> {
  const { RE2JS } = await import(/* webpackChunkName: "pattern-engine" */ 're2js')
  engine = (pattern) => {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern))
    return (text) => compiled.test(text)
  }
}

// ---- How long the browser's engine may take ----

interface Shape {
  /** Repetitions without limit, one after the other. */
  readonly loops: number
  /** Ways through all that is optional. */
  readonly choices: number
  /** Something that can match in several ways is repeated. */
  readonly isNested: boolean
}

const parts =
  /\\[^]|\[(?:\\[^]|[^\]\\])*\]?|\((?:\?(?:<?[=!]|:|<[^>]*>))?|\)|\||(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]/gu

/** The least and the greatest number of repetitions; undefined for what is no quantifier. */
function repetition(part: string | undefined): readonly [number, number] | undefined {
  const [mark = ''] = part ?? ''
  if (mark === '*') return [0, Infinity]
  if (mark === '+') return [1, Infinity]
  if (mark === '?') return [0, 1]
  const [, least, comma, most] = /^\{(\d+)(?:(,)(\d*))?\}/.exec(part ?? '') ?? []
  if (least === undefined) return undefined
  return [Number(least), most ? Number(most) : comma ? Infinity : Number(least)]
}

const one: Shape = { loops: 0, choices: 1, isNested: false }

const joined = (a: Shape, b: Shape): Shape => ({
  loops: a.loops + b.loops,
  choices: a.choices * b.choices,
  isNested: a.isNested || b.isNested,
})

function repeated(shape: Shape, [least, most]: readonly [number, number]): Shape {
  const isOnce = most <= 1
  return {
    loops: shape.loops + (most === Infinity ? 1 : 0),
    choices: shape.choices * (most === Infinity ? 1 : most - least + 1),
    isNested: shape.isNested || (!isOnce && (shape.loops > 0 || shape.choices > 1)),
  }
}

function shapeOf(pattern: string): Shape {
  const read = pattern.match(parts) ?? []
  const open: { before: Shape; alternatives: number }[] = []
  let group: { before: Shape; alternatives: number } = { before: one, alternatives: 1 }
  let last = one
  const end = () => {
    group.before = joined(group.before, last)
    last = one
  }
  for (const part of read) {
    const times = repetition(part)
    if (times) last = repeated(last, times)
    else if (part === '|') group.alternatives += 1
    else if (part === ')') {
      end()
      const { before, alternatives } = group
      group = open.pop() ?? { before: one, alternatives: 1 }
      last = { ...before, choices: before.choices * alternatives }
    } else {
      end()
      if (part.startsWith('(')) {
        open.push(group)
        group = { before: one, alternatives: 1 }
      }
    }
  }
  end()
  return { ...group.before, choices: group.before.choices * group.alternatives }
}

/** Steps of the browser's engine, at most: about a tenth of a second. */
const mostSteps = 10_000_000

function stepsFor(pattern: string, length: number): number {
  const { loops, choices, isNested } = shapeOf(pattern)
  if (isNested) return Infinity
  const starts = pattern.startsWith('^') ? 0 : 1
  return choices * (length + 1) ** (loops + starts)
}

/**
 * Whether a long text could keep the browser's engine busy.
 * @internal Exported for tests.
 */
export const isCostly = (pattern: string): boolean => stepsFor(pattern, 10_000) > mostSteps

/** Whether some text that people type could. */
const needsEngine = (pattern: string): boolean => stepsFor(pattern, 200) > mostSteps

// ---- Matching ----

const matchers = new Map<string, ((text: string) => boolean) | null>()

function matcherOf(pattern: string): ((text: string) => boolean) | null {
  if (!engine) return null
  const known = matchers.get(pattern)
  if (known !== undefined) return known
  let matcher: ((text: string) => boolean) | null = null
  try {
    matcher = engine(pattern)
  } catch {
    // It looks around or refers back, which takes the other engine.
  }
  matchers.set(pattern, matcher)
  return matcher
}

/** `costly`: it could take too long to find out. `tooLong`: the browser's engine gives up on so much text. */
type Match = 'matches' | 'differs' | 'costly' | 'tooLong'

/** The pattern is one of Unicode mode. */
export function matchOf(pattern: string, text: string): Match {
  try {
    const isQuick = stepsFor(pattern, text.length) <= mostSteps
    const isMatch = isQuick ? new RegExp(pattern, 'u').test(text) : matcherOf(pattern)?.(text)
    if (isMatch === undefined) return 'costly'
    return isMatch ? 'matches' : 'differs'
  } catch {
    // It has read the pattern before, so it is the text that it cannot take: after some megabytes it runs out of memory.
    return 'tooLong'
  }
}

/** Undefined if it cannot be known. */
export function matchesPattern(pattern: string, text: string): boolean | undefined {
  const match = matchOf(pattern, text)
  return match === 'costly' || match === 'tooLong' ? undefined : match === 'matches'
}

// ---- The patterns of a schema ----

const costly = new WeakMap<object, readonly string[]>()

/** Those that could take long, wherever they are in the schema. */
function costlyPatterns(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(costlyPatterns)
  if (!isRecord(schema)) return []
  const known = costly.get(schema)
  if (known) return known
  const { pattern } = schema
  const found = [
    ...(typeof pattern === 'string' && isCostly(pattern) ? [pattern] : []),
    ...Object.values(schema).flatMap(costlyPatterns),
  ]
  costly.set(schema, found)
  return found
}

export const wantsPatternEngine = (schema: unknown): boolean =>
  costlyPatterns(schema).some(needsEngine)
