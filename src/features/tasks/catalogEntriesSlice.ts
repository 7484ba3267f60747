// Entities that a finished task has created, each until the catalog has it (spec 2 §3). Forgotten when the task's page is
// left.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import { changedEach, changedIfThere } from '../../model/keyed.ts'
import { askAgainDue } from '../recovery/askAgainApi.ts'
import { signedOut } from '../session/sessionSlice.ts'
import { taskLeft, taskOpened } from './taskLogSlice.ts'

/** `mostLooks`: after so many it is not expected any more. `errors`: the catalog's, about the entity. */
export type CatalogEntry =
  | { readonly status: 'looking'; readonly mostLooks: number }
  /** Not there yet; `looks` have been made. */
  | {
      readonly status: 'waiting'
      readonly looks: number
      readonly mostLooks: number
      readonly errors: readonly string[]
    }
  | { readonly status: 'found'; readonly name: string; readonly errors: readonly string[] }
  | { readonly status: 'missing'; readonly mostLooks: number; readonly errors: readonly string[] }
  | { readonly status: 'failed'; readonly mostLooks: number; readonly failure: Failure }

/** By entity ref, as `stringifyEntityRef` gives it. */
export type CatalogEntries = Readonly<Record<string, CatalogEntry>>

interface Of {
  readonly entityRef: string
}

const none: CatalogEntries = {}

/** With the saga's pauses five minutes. */
const looksForNew = 24

const cleared = (entries: CatalogEntries): CatalogEntries =>
  Object.keys(entries).length === 0 ? entries : none

const isSought = (entry: CatalogEntry) => entry.status === 'looking' || entry.status === 'waiting'

function lookedAgain(entry: CatalogEntry): CatalogEntry {
  if (entry.status !== 'missing' && entry.status !== 'failed') return entry
  return { status: 'looking', mostLooks: entry.mostLooks }
}

export const catalogEntriesSlice = createSlice({
  name: 'catalogEntries',
  initialState: (): CatalogEntries => none,
  reducers: {
    /** The output of the shown task names them. Entities that are not new are looked up once. */
    entriesNamed: (
      entries,
      {
        payload: { entityRefs, isNew },
      }: PayloadAction<{ readonly entityRefs: readonly string[]; readonly isNew: boolean }>,
    ): CatalogEntries =>
      Object.fromEntries(
        entityRefs.map((ref): [string, CatalogEntry] => [
          ref,
          entries[ref] ?? { status: 'looking', mostLooks: isNew ? looksForNew : 1 },
        ]),
      ),
    entryFound: (
      entries,
      {
        payload: { entityRef, name, errors },
      }: PayloadAction<Of & { readonly name: string; readonly errors: readonly string[] }>,
    ): CatalogEntries =>
      changedIfThere<CatalogEntry>(entries, entityRef, (entry) =>
        isSought(entry) ? { status: 'found', name, errors } : entry,
      ),
    entryMissed: (
      entries,
      {
        payload: { entityRef, errors },
      }: PayloadAction<Of & { readonly errors: readonly string[] }>,
    ): CatalogEntries =>
      changedIfThere<CatalogEntry>(entries, entityRef, (entry) => {
        if (entry.status !== 'looking' && entry.status !== 'waiting') return entry
        const { mostLooks } = entry
        const looks = entry.status === 'waiting' ? entry.looks + 1 : 1
        return looks < mostLooks
          ? { status: 'waiting', looks, mostLooks, errors }
          : { status: 'missing', mostLooks, errors }
      }),
    lookFailed: (
      entries,
      { payload: { entityRef, failure } }: PayloadAction<Of & { readonly failure: Failure }>,
    ): CatalogEntries =>
      changedIfThere<CatalogEntry>(entries, entityRef, (entry) =>
        entry.status === 'looking' || entry.status === 'waiting'
          ? { status: 'failed', mostLooks: entry.mostLooks, failure }
          : entry,
      ),
    lookRequested: (entries, { payload: { entityRef } }: PayloadAction<Of>): CatalogEntries =>
      changedIfThere<CatalogEntry>(entries, entityRef, lookedAgain),
  },
  extraReducers: (builder) => {
    builder
      .addCase(taskOpened, cleared)
      .addCase(taskLeft, cleared)
      .addCase(signedOut, cleared)
      .addCase(askAgainDue, (entries, { payload: { endpoint } }): CatalogEntries =>
        changedEach<CatalogEntry>(entries, (entry) =>
          entry.status === 'failed' && entry.failure.again?.endpoint === endpoint
            ? lookedAgain(entry)
            : entry,
        ),
      )
  },
  selectors: {
    selectCatalogEntries: (entries) => entries,
  },
})

export const { entriesNamed, entryFound, entryMissed, lookFailed, lookRequested } =
  catalogEntriesSlice.actions
export const { selectCatalogEntries } = catalogEntriesSlice.selectors
