// Features that somebody may try (spec 1 §3, §5, §9): which names they may have, and how they are kept.

import { isRecord } from '../isRecord.ts'
import { titleIn, type Titles } from '../languages.ts'

export interface FeatureFlag {
  readonly name: string
  readonly pluginId: string
  /** What it does, in the plugin's words. */
  readonly description?: Titles
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

/**
 * What is kept, as Backstage does it. Names that no flag can have, and values other than 0 and 1, are dropped;
 * nothing where the value is no object.
 */
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

/** The flags in which the text occurs, whatever its case, by plugin, as `language` says it; empty text finds all. */
export function flagsByPlugin(
  flags: readonly FeatureFlag[],
  text: string,
  language: string,
): readonly FlagGroup[] {
  const wanted = text.trim().toLowerCase()
  const found = flags.filter(({ name, pluginId, description }) =>
    [name, pluginId, description ? titleIn(description, language) : ''].some((part) =>
      part.toLowerCase().includes(wanted),
    ),
  )
  return [...new Set(found.map(({ pluginId }) => pluginId))].map((pluginId) => ({
    pluginId,
    flags: found.filter((flag) => flag.pluginId === pluginId),
  }))
}

/** As a plugin declares its own. */
export type OwnFlag = Omit<FeatureFlag, 'pluginId'>

interface FlagOwner {
  readonly id: string
  readonly featureFlags?: readonly OwnFlag[]
}

/** The flags of all plugins, with their owners. */
export const declaredFlags = (plugins: readonly FlagOwner[]): readonly FeatureFlag[] =>
  plugins.flatMap(({ id: pluginId, featureFlags = [] }) =>
    featureFlags.map((flag) => ({ ...flag, pluginId })),
  )
