// Rules that plugins keep, and what is said at start where one does not (spec 1 §2 and §5).

export interface Violation {
  /** Id of the plugin that breaks the rule. */
  readonly plugin: string
  readonly rule: string
  readonly message: string
}

/** All violations at once: whoever builds a portal mends them in one go. */
export class RuleError extends Error {
  override readonly name = 'RuleError'
  readonly violations: readonly Violation[]

  constructor(violations: readonly Violation[]) {
    const lines = violations.map(
      ({ plugin, rule, message }) => `Plugin '${plugin}' breaks rule '${rule}': ${message}`,
    )
    super([...new Set(lines)].join('\n'))
    this.violations = violations
  }
}

/** Throws `RuleError` unless there is none. */
export function refuseViolations(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new RuleError(violations)
}

/** What stands in a list more than once, each named once: its last. `key` says which elements are the same. */
export function repeated<T>(list: readonly T[], key: (element: T) => string): T[] {
  const keys = list.map(key)
  return list.filter((element, index) => {
    const own = key(element)
    return keys.indexOf(own) < index && keys.lastIndexOf(own) === index
  })
}
