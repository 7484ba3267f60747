// Feature flags (spec 1 §3, §5, §9): names and stored form.

import { isRecord } from '../isRecord.ts'
import type { Titles } from '../languages.ts'

export interface FeatureFlag {
  readonly name: string
  readonly pluginId: string
  /** Description, in the plugin's words. */
  readonly description?: Titles
}

/** By name: 1 is on; 0 or missing is off. */
export type FlagStates = Readonly<Record<string, 0 | 1>>

/** The problem of a flag's name; undefined if it is valid. */
export function flagNameFault(name: string): string | undefined {
  if (name.length < 3) return `feature flag '${name}' must have at least 3 characters`
  if (name.length > 150) return `feature flag '${name}' must have at most 150 characters`
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    return `feature flag '${name}' must start with a lowercase letter and contain only lowercase letters, digits and hyphens`
  return undefined
}

/** The stored flags, in Backstage's form, without invalid names and values; undefined if the value is no object. */
export function readFlags(value: unknown): FlagStates | undefined {
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value).filter(
    (entry): entry is [string, 0 | 1] =>
      flagNameFault(entry[0]) === undefined && (entry[1] === 0 || entry[1] === 1),
  )
  return Object.fromEntries(entries)
}

export const isFlagActive = (states: FlagStates, name: string): boolean =>
  Object.hasOwn(states, name) && states[name] === 1

export const withFlag = (states: FlagStates, name: string, isActive: boolean): FlagStates => ({
  ...states,
  [name]: isActive ? 1 : 0,
})

interface FlagGroup {
  readonly pluginId: string
  readonly flags: readonly FeatureFlag[]
}

/**
 * Flags whose name, plugin or description, as `translate` has it, contains the text, in any case, by plugin; empty text
 * matches all.
 */
export function flagsByPlugin(
  flags: readonly FeatureFlag[],
  text: string,
  translate: (description: Titles) => string,
): readonly FlagGroup[] {
  const wanted = text.trim().toLowerCase()
  const found = flags.filter(({ name, pluginId, description }) =>
    [name, pluginId, description ? translate(description) : ''].some((part) =>
      part.toLowerCase().includes(wanted),
    ),
  )
  return [...new Set(found.map(({ pluginId }) => pluginId))].map((pluginId) => ({
    pluginId,
    flags: found.filter((flag) => flag.pluginId === pluginId),
  }))
}

/** As plugins declare it. */
export type OwnFlag = Omit<FeatureFlag, 'pluginId'>

interface FlagOwner {
  readonly id: string
  readonly featureFlags?: readonly OwnFlag[]
}

/** The flags of all plugins, with their plugins' ids. */
export const declaredFlags = (plugins: readonly FlagOwner[]): readonly FeatureFlag[] =>
  plugins.flatMap(({ id: pluginId, featureFlags = [] }) =>
    featureFlags.map((flag) => ({ ...flag, pluginId })),
  )
