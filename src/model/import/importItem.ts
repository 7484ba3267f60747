// One URL on its way into the catalog, and what each event makes of it.

import { changedAt, stateAt } from '../keyed.ts'
import type { FoundLocation } from './importAnalysis.ts'
import type { ImportProblem } from './importProblem.ts'
import { areFinal, type Verdict } from './verdicts.ts'

interface Registering {
  readonly locations: readonly FoundLocation[]
  /** Refs of the catalog's own entities of those locations that have been registered, null where it tells none. */
  readonly registered: Readonly<Record<string, string | null>>
  /** Of the pull request that has to be merged first. */
  readonly link: string | null
}

export type ImportItem =
  | { readonly status: 'unknown' }
  | { readonly status: 'analyzing' }
  /** Nothing is sent for what cannot be imported. */
  | { readonly status: 'refused'; readonly problem: ImportProblem }
  | { readonly status: 'analysisFailed'; readonly problem: ImportProblem }
  | { readonly status: 'found'; readonly locations: readonly FoundLocation[] }
  /** The repository has no file of entities yet: the proposal of one is a machine of its own. */
  | { readonly status: 'proposing' }
  | ({ readonly status: 'registering' } & Registering)
  | ({ readonly status: 'registrationFailed'; readonly problem: ImportProblem } & Registering)
  /** Until the catalog has said of each entity what became of it. `problem`: why it cannot be asked at the moment. */
  | ({
      readonly status: 'watching'
      readonly verdicts: readonly Verdict[]
      readonly problem?: ImportProblem
    } & Registering)

export type ImportItems = Readonly<Record<string, ImportItem>>

const unknown: ImportItem = { status: 'unknown' }

export const itemOf = (items: ImportItems, target: string): ImportItem =>
  stateAt(items, target, unknown)

/** The very same object where nothing changes. */
export const withItem = (
  items: ImportItems,
  target: string,
  change: (before: ImportItem) => ImportItem,
): ImportItems => changedAt(items, target, unknown, change)

/** What is registered next; nothing where all are. */
export const nextLocation = ({ locations, registered }: Registering): FoundLocation | undefined =>
  locations.find(({ target }) => !Object.hasOwn(registered, target))

/** Whether asking the host anew would take something away from somebody. */
export const isAnalyzable = ({ status }: ImportItem): boolean =>
  status === 'refused' || status === 'analysisFailed' || status === 'found'

/** Whether something of it is still to come. */
export const isWatched = (item: ImportItem): boolean =>
  item.status === 'watching' && (item.verdicts.length === 0 || !areFinal(item.verdicts))
