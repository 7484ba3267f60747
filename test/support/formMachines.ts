// State × event for the form of a template, and for one that is tried out: the same machine under another key.

import type { UnknownAction } from '@reduxjs/toolkit'
import { askAgainDue } from '../../src/features/recovery/askAgainApi.ts'
import * as form from '../../src/features/scaffolder/form/formsSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { previewForm } from '../../src/model/editor/triedForms.ts'
import type { FormDraft } from '../../src/model/scaffolder/form/formDraft.ts'
import { closedForm } from '../../src/model/scaffolder/form/formMoves.ts'
import type { FormState, OpenForm } from '../../src/model/scaffolder/form/formState.ts'
import { schemaHash } from '../../src/model/scaffolder/form/formSteps.ts'
import { failure, type Machine } from './machine.ts'

export const templateForm = 'template:default/new-service'
export const triedForm = previewForm(templateForm)
const step = { title: 'One', schema: { properties: { name: {} } }, names: ['name'] }
const steps = [step, { ...step, title: 'Two' }]
const problem = { pointer: '/name', keyword: 'required', params: {} }

const fresh: OpenForm = {
  steps,
  schemaHash: schemaHash(steps),
  values: { size: 1 },
  problems: [[], []],
  revision: 0,
  furthest: 0,
  misfits: [],
  skipped: [],
  keeping: 'unchanged',
}
const filled: OpenForm = {
  ...fresh,
  values: { name: 'a', size: 2 },
  revision: 3,
  furthest: 2,
}
const unchecked: OpenForm = {
  ...filled,
  problems: [[], [{ pointer: '/size', keyword: 'unchecked', params: {}, by: 'Size' }]],
}
const live: OpenForm = { ...filled, isLive: true, isStale: true }
const draft: FormDraft = {
  schemaHash: fresh.schemaHash,
  savedAt: 1,
  step: 1,
  values: { name: 'b', token: '********:lost' },
  isSealed: true,
  misfits: [],
}

const again = { endpoint: 'parameterSchema', until: null }

const states: Readonly<Record<string, FormState>> = {
  closed: closedForm,
  loading: { status: 'loading' },
  failed: { status: 'failed', failure },
  failedForNow: { status: 'failed', failure: { ...failure, again } },
  offering: { status: 'offering', fresh, draft },
  first: { status: 'editing', form: fresh, step: 0 },
  last: { status: 'editing', form: filled, step: 1 },
  unchecked: { status: 'editing', form: unchecked, step: 1 },
  live: { status: 'editing', form: live, step: 1 },
  checking: { status: 'checking', form: filled, step: 1 },
  reviewing: { status: 'reviewing', form: filled, refusal: null },
  starting: { status: 'starting', form: filled },
  started: { status: 'started', taskId: '1' },
}

const ends = { formLeft: 'closed', signedOut: 'closed' }
const filledEnds = {
  otherSteps: 'editing',
  noSteps: 'reviewing',
  fieldsRefused: 'editing',
  ...ends,
}
const changes = { valuesChanged: 'editing', nextRequested: 'checking', ...filledEnds }
const atSecond = { backRequested: 'editing', firstChosen: 'editing', draftStored: 'editing' }

type Events = Readonly<Record<string, UnknownAction>>

const eventsOf = (key: string): Events => ({
  formOpened: form.formOpened({ key }),
  formLeft: form.formLeft({ key }),
  sameSteps: form.formLoaded({ key, steps, values: {} }),
  otherSteps: form.formLoaded({ key, steps: [step], values: {}, furthest: 1 }),
  noSteps: form.formLoaded({ key, steps: [], values: {}, misfits: ['a'] }),
  liveSteps: form.formLoaded({ key, steps, values: {}, isLive: true }),
  draftLoaded: form.formLoaded({ key, steps, values: {}, draft }),
  loadFailed: form.loadFailed({ key, failure }),
  loadRetried: form.loadRetried({ key }),
  draftContinued: form.draftContinued({ key }),
  draftDiscarded: form.draftDiscarded({ key }),
  valuesChanged: form.valuesChanged({ key, values: { name: 'c' } }),
  nextRequested: form.nextRequested({ key }),
  checksSkipped: form.checksSkipped({ key }),
  passed: form.checked({ key, revision: 3, step: 1, problems: [] }),
  notPassed: form.checked({ key, revision: 3, step: 1, problems: [problem] }),
  lateCheck: form.checked({ key, revision: 2, step: 1, problems: [problem] }),
  rechecked: form.rechecked({ key, revision: 3, step: 1, problems: [] }),
  lateRecheck: form.rechecked({ key, revision: 2, step: 1, problems: [] }),
  backRequested: form.backRequested({ key }),
  firstChosen: form.stepChosen({ key, step: 0 }),
  unreachedChosen: form.stepChosen({ key, step: 2 }),
  fieldsRefused: form.fieldsRefused({ key, problems: [[problem], []] }),
  nothingRefused: form.fieldsRefused({ key, problems: [[], []] }),
  startRequested: form.startRequested({ key }),
  started: form.started({ key, taskId: '1' }),
  startFailed: form.startFailed({ key, failure, problems: [[problem], []] }),
  draftStored: form.draftStored({ key, revision: 3, isStored: true }),
  lateDraftStored: form.draftStored({ key, revision: 2, isStored: true }),
})

/** Under other names: they are of another form, which is not open. */
const named = (events: Events): Events =>
  Object.fromEntries(Object.entries(events).map(([name, event]) => [`other ${name}`, event]))

/** The state of one form; closed without one. */
const reducerOf =
  (key: string) =>
  (state: FormState = closedForm, action: UnknownAction): FormState => {
    const before = state.status === 'closed' ? {} : { [key]: state }
    const after = form.formsSlice.reducer(before, action)
    return after === before ? state : (after[key] ?? closedForm)
  }

const machineOf = (key: string): Machine => ({
  reducer: reducerOf(key),
  states,
  events: {
    ...eventsOf(key),
    ...named(eventsOf('template:default/other')),
    askAgain: askAgainDue({ endpoint: 'parameterSchema' }),
    signedOut: signedOut({ by: 'user' }),
  },
  moves: {
    closed: { formOpened: 'loading' },
    loading: {
      sameSteps: 'editing',
      otherSteps: 'editing',
      noSteps: 'reviewing',
      liveSteps: 'editing',
      draftLoaded: 'offering',
      loadFailed: 'failed',
      ...ends,
    },
    failed: { loadRetried: 'loading', ...ends },
    failedForNow: { loadRetried: 'loading', askAgain: 'loading', ...ends },
    offering: { draftContinued: 'editing', draftDiscarded: 'editing', ...ends },
    first: { firstChosen: 'editing', ...changes },
    last: { rechecked: 'editing', ...atSecond, ...changes },
    unchecked: { checksSkipped: 'checking', rechecked: 'editing', ...atSecond, ...changes },
    live: { rechecked: 'editing', ...atSecond, ...changes },
    checking: {
      valuesChanged: 'editing',
      passed: 'reviewing',
      notPassed: 'editing',
      ...atSecond,
      draftStored: 'checking',
      ...filledEnds,
    },
    reviewing: {
      startRequested: 'starting',
      ...atSecond,
      draftStored: 'reviewing',
      ...filledEnds,
    },
    starting: {
      started: 'started',
      startFailed: 'reviewing',
      draftStored: 'starting',
      ...ends,
    },
    started: { formOpened: 'loading', 'other formOpened': 'closed', ...ends },
  },
})

export const formMachines = {
  templateForm: machineOf(templateForm),
  formPreview: machineOf(triedForm),
}
