// Imports by entered URL: analysed, reviewed, registered, and watched until each entity has a
// result. Kept until the user removes them.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FoundLocation } from '../../model/import/importAnalysis.ts'
import {
  isAnalyzable,
  nextLocation,
  withAnalysisDue,
  withItem,
  type ImportItem,
  type ImportItems,
} from '../../model/import/importItem.ts'
import type { ImportProblem } from '../../model/import/importProblem.ts'
import type { Verdict } from '../../model/import/verdicts.ts'
import { withoutKeys } from '../../model/keyed.ts'
import { askAgainDue } from '../recovery/askAgainApi.ts'
import { isUserChange } from '../session/sessionSlice.ts'
import { importRemembered, importsForgotten } from './importEntrySlice.ts'
import { proposalCompleted } from './proposalsSlice.ts'

interface Of {
  readonly target: string
}

/** Applies a change to the import of the event. */
const about =
  <Payload>(change: (before: ImportItem, payload: Payload) => ImportItem) =>
  (state: ImportItems, { payload }: PayloadAction<Of & Payload>): ImportItems =>
    withItem(state, payload.target, (before) => change(before, payload))

const analyzing: ImportItem = { status: 'analyzing' }

function registering(locations: readonly FoundLocation[], link: string | null): ImportItem {
  return { status: 'registering', locations, registered: {}, link }
}

/** After the last location is registered, waits for the entities. */
function registered(
  before: ImportItem,
  { location, entityRef }: { readonly location: string; readonly entityRef: string | null },
): ImportItem {
  if (before.status !== 'registering') return before
  const after = { ...before, registered: { ...before.registered, [location]: entityRef } }
  return nextLocation(after) ? after : { ...after, status: 'watching', verdicts: [] }
}

/** Without the previous problem. */
function watched({
  locations,
  registered: done,
  link,
  verdicts,
}: Extract<ImportItem, { readonly status: 'watching' }>): ImportItem {
  return { status: 'watching', locations, registered: done, link, verdicts }
}

export const importsSlice = createSlice({
  name: 'imports',
  initialState: (): ImportItems => ({}),
  reducers: {
    /** The URLs in the page's address; known ones keep their state. */
    importsOpened: (state, { payload }: PayloadAction<readonly string[]>): ImportItems =>
      payload.reduce<ImportItems>(
        (items, target) =>
          withItem(items, target, (before) => (before.status === 'unknown' ? analyzing : before)),
        state,
      ),
    importRefused: about<{ readonly problem: ImportProblem }>((before, { problem }) =>
      before.status === 'analyzing' ? { status: 'refused', problem } : before,
    ),
    analysisFailed: about<{ readonly problem: ImportProblem }>((before, { problem }) =>
      before.status === 'analyzing' ? { status: 'analysisFailed', problem } : before,
    ),
    locationsFound: about<{ readonly locations: readonly FoundLocation[] }>(
      (before, { locations }) =>
        before.status === 'analyzing' ? { status: 'found', locations } : before,
    ),
    nothingFound: about<object>((before) =>
      before.status === 'analyzing' ? { status: 'proposing' } : before,
    ),
    analysisRepeated: about<object>((before) => (isAnalyzable(before) ? analyzing : before)),
    registrationRequested: about<object>((before) => {
      if (before.status === 'found') return registering(before.locations, null)
      if (before.status !== 'registrationFailed') return before
      const { locations, registered: done, link } = before
      return { status: 'registering', locations, registered: done, link }
    }),
    /** `entityRef` is the location's own entity. */
    locationRegistered: about<{
      readonly location: string
      readonly entityRef: string | null
    }>(registered),
    registrationFailed: about<{ readonly problem: ImportProblem }>((before, { problem }) =>
      before.status === 'registering'
        ? { ...before, status: 'registrationFailed', problem }
        : before,
    ),
    verdictsArrived: about<{ readonly verdicts: readonly Verdict[] }>((before, { verdicts }) =>
      before.status === 'watching' ? { ...watched(before), verdicts } : before,
    ),
    /** The catalog cannot be asked at the moment; polling continues. */
    watchFailed: about<{ readonly problem: ImportProblem }>((before, { problem }) =>
      before.status === 'watching' ? { ...before, problem } : before,
    ),
    /** Polls at once. */
    watchRepeated: about<object>((before) =>
      before.status === 'watching' && before.problem ? watched(before) : before,
    ),
  },
  extraReducers: (builder) => {
    builder
      .addCase(proposalCompleted, (state, { payload: { target, location, refs, link } }) =>
        withItem(state, target, (before) =>
          before.status === 'proposing'
            ? registering([{ target: location, exists: false, entities: refs }], link)
            : before,
        ),
      )
      .addCase(importsForgotten, (state, { payload }) => withoutKeys(state, payload))
      .addCase(importRemembered, (_state, { payload }) => payload.imports)
      .addCase(askAgainDue, (state, { payload }) => withAnalysisDue(state, payload.endpoint))
      .addMatcher(isUserChange, (): ImportItems => ({}))
  },
  selectors: {
    selectImports: (state) => state,
  },
})

export const {
  importsOpened,
  importRefused,
  analysisFailed,
  locationsFound,
  nothingFound,
  analysisRepeated,
  registrationRequested,
  locationRegistered,
  registrationFailed,
  verdictsArrived,
  watchFailed,
  watchRepeated,
} = importsSlice.actions
export const { selectImports } = importsSlice.selectors
