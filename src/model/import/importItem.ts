// The state of importing one URL, and its transitions.

import { changedAt, stateAt } from '../keyed.ts'
import type { FoundLocation } from './importAnalysis.ts'
import type { ImportProblem } from './importProblem.ts'
import { areFinal, type Verdict } from './verdicts.ts'

interface Registering {
  readonly locations: readonly FoundLocation[]
  /** Refs of the location entities of registered locations; null where the catalog names none. */
  readonly registered: Readonly<Record<string, string | null>>
  /** The pull request that must be merged first. */
  readonly link: string | null
}

export type ImportItem =
  | { readonly status: 'unknown' }
  | { readonly status: 'analyzing' }
  /** No request is sent for a URL that cannot be imported. */
  | { readonly status: 'refused'; readonly problem: ImportProblem }
  | { readonly status: 'analysisFailed'; readonly problem: ImportProblem }
  | { readonly status: 'found'; readonly locations: readonly FoundLocation[] }
  /** The repository has no entity file yet; `proposalState.ts` is the machine of its proposal. */
  | { readonly status: 'proposing' }
  | ({ readonly status: 'registering' } & Registering)
  | ({ readonly status: 'registrationFailed'; readonly problem: ImportProblem } & Registering)
  /** Until the catalog has a result for each entity. `problem`: why it cannot be asked at the moment. */
  | ({
      readonly status: 'watching'
      readonly verdicts: readonly Verdict[]
      readonly problem?: ImportProblem
    } & Registering)

export type ImportItems = Readonly<Record<string, ImportItem>>

const unknown: ImportItem = { status: 'unknown' }

export const itemOf = (items: ImportItems, target: string): ImportItem =>
  stateAt(items, target, unknown)

/** Returns the same object if nothing changes. */
export const withItem = (
  items: ImportItems,
  target: string,
  change: (before: ImportItem) => ImportItem,
): ImportItems => changedAt(items, target, unknown, change)

/** The location to register next; undefined when all are registered. */
export const nextLocation = ({ locations, registered }: Registering): FoundLocation | undefined =>
  locations.find(({ target }) => !Object.hasOwn(registered, target))

/** Whether it can be analysed again without losing anything. */
export const isAnalyzable = ({ status }: ImportItem): boolean =>
  status === 'refused' || status === 'analysisFailed' || status === 'found'

/** Whether results are still awaited. */
export const isWatched = (item: ImportItem): boolean =>
  item.status === 'watching' && (item.verdicts.length === 0 || !areFinal(item.verdicts))

/** Analyses again what the endpoint could not answer. */
export const withAnalysisDue = (items: ImportItems, endpoint: string): ImportItems =>
  Object.keys(items).reduce<ImportItems>(
    (all, target) =>
      withItem(all, target, (before) =>
        before.status === 'analysisFailed' && before.problem.again?.endpoint === endpoint
          ? { status: 'analyzing' }
          : before,
      ),
    items,
  )
