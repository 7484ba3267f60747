// Starred entities (spec 1 §4, §7): refs in lower case, without duplicates. Stars of deleted entities are kept.

import { createSelector, type PayloadAction } from '@reduxjs/toolkit'
import { readStars } from '../../model/preferences/stars.ts'
import { keptSlice } from './keptSlice.ts'

type Stars = readonly string[]

export const starsSlice = keptSlice({
  name: 'stars',
  initialState: (): Stars => [],
  kept: {
    place: { bucket: 'starredEntities', key: 'entityRefs' },
    format: 'json',
    isPersonal: true,
  },
  read: readStars,
  remembered: 'starsRemembered',
  reducers: {
    starred: (refs, { payload }: PayloadAction<string>) =>
      refs.includes(payload) ? refs : [...refs, payload],
    unstarred: (refs, { payload }: PayloadAction<string>) =>
      refs.includes(payload) ? refs.filter((ref) => ref !== payload) : refs,
    manyStarred: (refs, { payload }: PayloadAction<Stars>) => {
      const all = [...new Set([...refs, ...payload])]
      return all.length === refs.length ? refs : all
    },
    manyUnstarred: (refs, { payload }: PayloadAction<Stars>) => {
      const gone = new Set(payload)
      const left = refs.filter((ref) => !gone.has(ref))
      return left.length === refs.length ? refs : left
    },
  },
  selectors: {
    selectStars: (refs) => refs,
    /** The same set until the stars change, so that a table selects it once for all rows. */
    selectStarSet: createSelector(
      (refs: Stars) => refs,
      (refs): ReadonlySet<string> => new Set(refs),
    ),
  },
})

export const { starred, unstarred, manyStarred, manyUnstarred } = starsSlice.actions
export const { selectStars, selectStarSet } = starsSlice.selectors
