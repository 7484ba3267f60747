// State × event for the form of a template.

import * as form from '../../src/features/scaffolder/form/templateFormSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import type { FormDraft } from '../../src/model/scaffolder/form/formDraft.ts'
import type { FormState, OpenForm } from '../../src/model/scaffolder/form/formState.ts'
import { failure, type Machine } from './machine.ts'

const templateRef = 'template:default/new-service'
const other = 'template:default/other'
const problem = { pointer: '/name', keyword: 'required', params: {} }

const fresh: OpenForm = {
  templateRef,
  schemaHash: 'a',
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
const draft: FormDraft = {
  schemaHash: 'a',
  savedAt: 1,
  step: 1,
  values: { name: 'b', token: '********:lost' },
  isSealed: true,
  misfits: [],
}

const states: Readonly<Record<string, FormState>> = {
  closed: { status: 'closed' },
  loading: { status: 'loading', templateRef },
  failed: { status: 'failed', templateRef, failure },
  offering: { status: 'offering', fresh, draft },
  first: { status: 'editing', form: fresh, step: 0 },
  last: { status: 'editing', form: filled, step: 1 },
  unchecked: { status: 'editing', form: unchecked, step: 1 },
  checking: { status: 'checking', form: filled, step: 1 },
  reviewing: { status: 'reviewing', form: filled, refusal: null },
  starting: { status: 'starting', form: filled },
  started: { status: 'started', templateRef, taskId: '1' },
}

const ends = { formLeft: 'closed', signedOut: 'closed', otherOpened: 'loading' }

export const templateFormMachine: Machine = {
  reducer: form.templateFormSlice.reducer,
  states,
  events: {
    formOpened: form.formOpened({ templateRef }),
    otherOpened: form.formOpened({ templateRef: other }),
    formLeft: form.formLeft(),
    schemaLoaded: form.schemaLoaded({
      templateRef,
      schemaHash: 'a',
      steps: 1,
      values: {},
      misfits: [],
      draft: null,
    }),
    emptyLoaded: form.schemaLoaded({
      templateRef,
      schemaHash: 'a',
      steps: 0,
      values: {},
      misfits: [],
      draft: null,
    }),
    draftLoaded: form.schemaLoaded({
      templateRef,
      schemaHash: 'a',
      steps: 1,
      values: {},
      misfits: [],
      draft,
    }),
    otherLoaded: form.schemaLoaded({
      templateRef: other,
      schemaHash: 'a',
      steps: 1,
      values: {},
      misfits: [],
      draft: null,
    }),
    loadFailed: form.loadFailed({ templateRef, failure }),
    otherFailed: form.loadFailed({ templateRef: other, failure }),
    loadRetried: form.loadRetried(),
    draftContinued: form.draftContinued(),
    draftDiscarded: form.draftDiscarded(),
    valuesChanged: form.valuesChanged({ name: 'c' }),
    nextRequested: form.nextRequested(),
    checksSkipped: form.checksSkipped(),
    passed: form.checked({ revision: 3, step: 1, problems: [] }),
    notPassed: form.checked({ revision: 3, step: 1, problems: [problem] }),
    lateCheck: form.checked({ revision: 2, step: 1, problems: [problem] }),
    rechecked: form.rechecked({ revision: 3, step: 1, problems: [] }),
    lateRecheck: form.rechecked({ revision: 2, step: 1, problems: [] }),
    backRequested: form.backRequested(),
    firstChosen: form.stepChosen(0),
    unreachedChosen: form.stepChosen(2),
    startRequested: form.startRequested(),
    started: form.started({ templateRef, taskId: '1' }),
    otherStarted: form.started({ templateRef: other, taskId: '1' }),
    startFailed: form.startFailed({ templateRef, failure, problems: [[problem], []] }),
    otherStartFailed: form.startFailed({ templateRef: other, failure, problems: [] }),
    draftStored: form.draftStored({ templateRef, revision: 3, isStored: true }),
    lateDraftStored: form.draftStored({ templateRef, revision: 2, isStored: true }),
    signedOut: signedOut({ by: 'user' }),
  },
  moves: {
    closed: { formOpened: 'loading', otherOpened: 'loading' },
    loading: {
      schemaLoaded: 'editing',
      emptyLoaded: 'reviewing',
      draftLoaded: 'offering',
      loadFailed: 'failed',
      ...ends,
    },
    failed: { loadRetried: 'loading', ...ends },
    offering: { draftContinued: 'editing', draftDiscarded: 'editing', ...ends },
    first: {
      valuesChanged: 'editing',
      nextRequested: 'checking',
      firstChosen: 'editing',
      ...ends,
    },
    last: {
      valuesChanged: 'editing',
      nextRequested: 'checking',
      rechecked: 'editing',
      backRequested: 'editing',
      firstChosen: 'editing',
      draftStored: 'editing',
      ...ends,
    },
    unchecked: {
      valuesChanged: 'editing',
      nextRequested: 'checking',
      checksSkipped: 'checking',
      rechecked: 'editing',
      backRequested: 'editing',
      firstChosen: 'editing',
      draftStored: 'editing',
      ...ends,
    },
    checking: {
      valuesChanged: 'editing',
      passed: 'reviewing',
      notPassed: 'editing',
      backRequested: 'editing',
      firstChosen: 'editing',
      draftStored: 'checking',
      ...ends,
    },
    reviewing: {
      backRequested: 'editing',
      firstChosen: 'editing',
      startRequested: 'starting',
      draftStored: 'reviewing',
      ...ends,
    },
    starting: {
      started: 'started',
      startFailed: 'reviewing',
      draftStored: 'starting',
      ...ends,
    },
    started: { formOpened: 'loading', ...ends },
  },
}
