// Features that somebody may try (spec 1 §3, §5, §9): which names they may have, and how the browser remembers them.

/** Local storage (spec 1 §9); Backstage keeps the same under the same key. */
export const featureFlagsKey = 'featureFlags'

export interface FeatureFlag {
  readonly name: string
  readonly pluginId: string
}

/** By name: 1 is active, 0 inactive, and so is what is not there. */
export type FlagStates = Readonly<Record<string, 0 | 1>>

/** Says what is wrong with the name of a flag; nothing where it is good. */
export function flagNameFault(name: string): string | undefined {
  if (name.length < 3) return `feature flag '${name}' must have at least 3 characters`
  if (name.length > 150) return `feature flag '${name}' must have at most 150 characters`
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    return `feature flag '${name}' must start with a lowercase letter and contain only lowercase letters, digits and hyphens`
  return undefined
}

export interface StoredFlags {
  readonly states: FlagStates
  /** What to report, where the stored text is no such object. */
  readonly problem?: string
}

/** Reads what the browser remembers. Names that no flag can have, and values other than 0 and 1, are dropped. */
export function parseFlags(stored: string | null): StoredFlags {
  if (stored === null || stored === '') return { states: {} }
  const json = parsed(stored)
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    const problem = `Error when parsing JSON config from storage for: ${featureFlagsKey}`
    return { states: {}, problem }
  }
  const entries = Object.entries(json).filter(
    (entry): entry is [string, 0 | 1] =>
      flagNameFault(entry[0]) === undefined && (entry[1] === 0 || entry[1] === 1),
  )
  return { states: Object.fromEntries(entries) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const serializeFlags = (states: FlagStates): string => JSON.stringify(states)

export const isFlagActive = (states: FlagStates, name: string): boolean =>
  Object.hasOwn(states, name) && states[name] === 1

export const withFlag = (states: FlagStates, name: string, isActive: boolean): FlagStates => ({
  ...states,
  [name]: isActive ? 1 : 0,
})
