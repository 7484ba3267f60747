// Texts that were left in the entity pickers of a form: which entity they mean, or why that is not known.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PickerSearch } from '../../../model/entities/pickerRequest.ts'
import type { Failure } from '../../../model/failure.ts'
import { withoutKeys } from '../../../model/keyed.ts'
import type { LeftTexts } from '../../../model/scaffolder/fields/leftTexts.ts'
import { askAgainDue } from '../../recovery/askAgainApi.ts'
import { signedOut } from '../../session/sessionSlice.ts'
import { navigated } from '../../shell/locationSlice.ts'
import { draftDiscarded, formLeft, formOpened } from '../form/formsSlice.ts'

interface OfField {
  /** Id of the field. */
  readonly id: string
}
interface OfText extends OfField {
  readonly text: string
}
interface Typed extends OfField {
  readonly page: string
  readonly search: PickerSearch
}

type Answer =
  | { readonly status: 'found'; readonly ref: string }
  | { readonly status: 'unknown'; readonly count: number }
  | { readonly status: 'failed'; readonly failure: Failure }

const none: LeftTexts = {}

/** Of a text that is looked for; the answers to others are late. */
const answered = (states: LeftTexts, { id, text }: OfText, answer: Answer): LeftTexts => {
  const before = states[id]
  return before?.status === 'looking' && before.search.text === text
    ? { ...states, [id]: { ...before, ...answer } }
    : states
}

const lookedForAgain = (states: LeftTexts, isDue: (id: string, failure: Failure) => boolean) => {
  const due = Object.entries(states).flatMap(([id, state]) =>
    state.status === 'failed' && isDue(id, state.failure)
      ? [[id, { status: 'looking', page: state.page, search: state.search }] as const]
      : [],
  )
  return due.length === 0 ? states : { ...states, ...Object.fromEntries(due) }
}

export const leftTextsSlice = createSlice({
  name: 'leftTexts',
  initialState: (): LeftTexts => none,
  reducers: {
    textLeft: (states, { payload: { id, page, search } }: PayloadAction<Typed>): LeftTexts => ({
      ...states,
      [id]: { status: 'looking', page, search },
    }),
    entityFound: (
      states,
      { payload }: PayloadAction<OfText & { readonly ref: string }>,
    ): LeftTexts => answered(states, payload, { status: 'found', ref: payload.ref }),
    entityUnknown: (
      states,
      { payload }: PayloadAction<OfText & { readonly count: number }>,
    ): LeftTexts => answered(states, payload, { status: 'unknown', count: payload.count }),
    lookupFailed: (
      states,
      { payload }: PayloadAction<OfText & { readonly failure: Failure }>,
    ): LeftTexts => answered(states, payload, { status: 'failed', failure: payload.failure }),
    lookupRetried: (states, { payload }: PayloadAction<OfField>): LeftTexts =>
      lookedForAgain(states, (id) => id === payload.id),
    /** Something else is typed or chosen, or the field has taken what was found. */
    textDropped: (states, { payload: { id } }: PayloadAction<OfField>): LeftTexts =>
      Object.hasOwn(states, id) ? withoutKeys(states, [id]) : states,
  },
  extraReducers: (builder) => {
    for (const end of [formOpened, draftDiscarded, formLeft, signedOut] as const)
      builder.addCase(end.type, (states) => (Object.keys(states).length === 0 ? states : none))
    builder
      .addCase(navigated, (states, { payload }): LeftTexts =>
        Object.values(states).every(({ page }) => page === payload.pathname) ? states : none,
      )
      .addCase(askAgainDue, (states, { payload }): LeftTexts =>
        lookedForAgain(states, (_id, { again }) => again?.endpoint === payload.endpoint),
      )
  },
  selectors: {
    selectLeftTexts: (states) => states,
  },
})

export const { textLeft, entityFound, entityUnknown, lookupFailed, lookupRetried, textDropped } =
  leftTextsSlice.actions
export const { selectLeftTexts } = leftTextsSlice.selectors
