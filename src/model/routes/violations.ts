// Violations of the rules for plugins, reported at start (spec 1 §2 and §5).

export interface Violation {
  /** Id of the plugin that breaks the rule. */
  readonly plugin: string
  readonly rule: string
  readonly message: string
}

/** All violations at once, so that they can be fixed together. */
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

/** Throws `RuleError` if there are violations. */
export function refuseViolations(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new RuleError(violations)
}

/** Each duplicated element once, the last of its kind. `key` decides which elements are equal. */
export function repeated<T>(list: readonly T[], key: (element: T) => string): T[] {
  const keys = list.map(key)
  return list.filter((element, index) => {
    const own = key(element)
    return keys.indexOf(own) < index && keys.lastIndexOf(own) === index
  })
}
