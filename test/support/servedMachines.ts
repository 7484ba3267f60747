// The processes of each machine, for the tests that restart them.

import type { Slice } from '@reduxjs/toolkit'
import { tryOutSlice } from '../../src/features/apis/tryOutSlice.ts'
import { bulkSlice } from '../../src/features/bulk/bulkSlice.ts'
import { entityRefreshSlice } from '../../src/features/catalog/entity/header/entityRefreshSlice.ts'
import { exportSlice } from '../../src/features/catalog/export/exportSlice.ts'
import { catalogIndexSlice } from '../../src/features/catalog/list/catalogIndexSlice.ts'
import { selectionSlice } from '../../src/features/catalog/list/table/selectionSlice.ts'
import { ciPollingSlice } from '../../src/features/ci/ciPollingSlice.ts'
import { runActionSlice } from '../../src/features/ci/runActionSlice.ts'
import { docsCookieSlice } from '../../src/features/docs/docsCookieSlice.ts'
import { docsSyncSlice } from '../../src/features/docs/docsSyncSlice.ts'
import { dryRunSlice } from '../../src/features/editor/dryRunSlice.ts'
import { triedFieldSlice } from '../../src/features/editor/preview/triedFieldSlice.ts'
import { templateEditorSlice } from '../../src/features/editor/templateEditorSlice.ts'
import { graphSlice } from '../../src/features/graph/graphSlice.ts'
import { importEntrySlice } from '../../src/features/import/importEntrySlice.ts'
import { importsSlice } from '../../src/features/import/importsSlice.ts'
import { proposalsSlice } from '../../src/features/import/proposalsSlice.ts'
import { entityChangesSlice } from '../../src/features/inspector/entityChangesSlice.ts'
import { entityVisitsSlice } from '../../src/features/inspector/entityVisitsSlice.ts'
import { kubernetesPollingSlice } from '../../src/features/kubernetes/kubernetesPollingSlice.ts'
import { clusterOverviewSlice } from '../../src/features/kubernetes/overview/clusterOverviewSlice.ts'
import { podDeletionSlice } from '../../src/features/kubernetes/podDeletionSlice.ts'
import { podLogSlice } from '../../src/features/kubernetes/podLogSlice.ts'
import { podTerminalSlice } from '../../src/features/kubernetes/podTerminalSlice.ts'
import { podUsageSlice } from '../../src/features/kubernetes/podUsageSlice.ts'
import { newsNoticesSlice } from '../../src/features/notifications/newsNoticesSlice.ts'
import { notificationListSlice } from '../../src/features/notifications/notificationListSlice.ts'
import { notificationMarksSlice } from '../../src/features/notifications/notificationMarksSlice.ts'
import { notificationsSlice } from '../../src/features/notifications/notificationsSlice.ts'
import { signalsSlice } from '../../src/features/notifications/signalsSlice.ts'
import { runsViewSlice } from '../../src/features/preferences/runsViewSlice.ts'
import { outagesSlice } from '../../src/features/recovery/outagesSlice.ts'
import { replaySlice } from '../../src/features/reports/replaySlice.ts'
import { reportsSlice } from '../../src/features/reports/reportsSlice.ts'
import { leftTextsSlice } from '../../src/features/scaffolder/fields/leftTextsSlice.ts'
import { repoFieldsSlice } from '../../src/features/scaffolder/fields/repoFieldsSlice.ts'
import { formLinkSlice } from '../../src/features/scaffolder/form/formLinkSlice.ts'
import { formsSlice } from '../../src/features/scaffolder/form/formsSlice.ts'
import { searchBarSlice } from '../../src/features/search/searchBarSlice.ts'
import { pluginBillSlice } from '../../src/features/settings/bill/pluginBillSlice.ts'
import { providerChecksSlice } from '../../src/features/settings/providerChecksSlice.ts'
import { attentionSlice } from '../../src/features/start/attentionSlice.ts'
import { catalogEntriesSlice } from '../../src/features/tasks/catalogEntriesSlice.ts'
import { taskLogSlice } from '../../src/features/tasks/taskLogSlice.ts'
import { taskNoticesSlice } from '../../src/features/tasks/taskNoticesSlice.ts'
import { reregisterSlice } from '../../src/features/unregister/reregisterSlice.ts'
import { unregisterSlice } from '../../src/features/unregister/unregisterSlice.ts'
import { tryOutSaga } from '../../src/sagas/apis/tryOutSaga.ts'
import { bulkSaga } from '../../src/sagas/bulk/bulkSaga.ts'
import { catalogIndexSaga } from '../../src/sagas/catalog/catalogIndexSaga.ts'
import { entityRefreshSaga } from '../../src/sagas/catalog/entityRefreshSaga.ts'
import { exportSaga } from '../../src/sagas/catalog/exportSaga.ts'
import { ciPollingSaga } from '../../src/sagas/ci/ciPollingSaga.ts'
import { runActionSaga } from '../../src/sagas/ci/runActionSaga.ts'
import { docsCookieSaga } from '../../src/sagas/docs/docsCookieSaga.ts'
import { docsSyncSaga } from '../../src/sagas/docs/docsSyncSaga.ts'
import { dryRunSaga } from '../../src/sagas/editor/dryRunSaga.ts'
import { editorDraftsSaga } from '../../src/sagas/editor/editorDraftsSaga.ts'
import { editorFormSaga } from '../../src/sagas/editor/editorFormSaga.ts'
import { formPreviewSaga } from '../../src/sagas/editor/formPreviewSaga.ts'
import { templateEditorSaga } from '../../src/sagas/editor/templateEditorSaga.ts'
import { triedFieldSaga } from '../../src/sagas/editor/triedFieldSaga.ts'
import { graphSaga } from '../../src/sagas/graph/graphSaga.ts'
import { importKeptSaga } from '../../src/sagas/import/importKeptSaga.ts'
import { importsSaga } from '../../src/sagas/import/importsSaga.ts'
import { proposalsSaga } from '../../src/sagas/import/proposalsSaga.ts'
import { entityChangesSaga } from '../../src/sagas/inspector/entityChangesSaga.ts'
import { entityVisitsSaga } from '../../src/sagas/inspector/entityVisitsSaga.ts'
import type { Process } from '../../src/sagas/kit/supervise.ts'
import { clusterOverviewSaga } from '../../src/sagas/kubernetes/clusterOverviewSaga.ts'
import { kubernetesPollingSaga } from '../../src/sagas/kubernetes/kubernetesPollingSaga.ts'
import { podDeletionSaga } from '../../src/sagas/kubernetes/podDeletionSaga.ts'
import { podLogSaga } from '../../src/sagas/kubernetes/podLogSaga.ts'
import { podTerminalSaga } from '../../src/sagas/kubernetes/podTerminalSaga.ts'
import { podUsageSaga } from '../../src/sagas/kubernetes/podUsageSaga.ts'
import { newsNoticesSaga } from '../../src/sagas/notifications/newsNoticesSaga.ts'
import { notificationListSaga } from '../../src/sagas/notifications/notificationListSaga.ts'
import { notificationMarksSaga } from '../../src/sagas/notifications/notificationMarksSaga.ts'
import { notificationsSaga } from '../../src/sagas/notifications/notificationsSaga.ts'
import { signalsSaga } from '../../src/sagas/notifications/signalsSaga.ts'
import { paletteSaga } from '../../src/sagas/palette/paletteSaga.ts'
import { recoverySaga } from '../../src/sagas/recovery/recoverySaga.ts'
import { replaySaga } from '../../src/sagas/reports/replaySaga.ts'
import { reportsSaga } from '../../src/sagas/reports/reportsSaga.ts'
import { formDraftsSaga } from '../../src/sagas/scaffolder/formDraftsSaga.ts'
import { formLinkSaga } from '../../src/sagas/scaffolder/formLinkSaga.ts'
import { formsSaga } from '../../src/sagas/scaffolder/formsSaga.ts'
import { leftTextsSaga } from '../../src/sagas/scaffolder/leftTextsSaga.ts'
import { repoFieldsSaga } from '../../src/sagas/scaffolder/repoFieldsSaga.ts'
import { templateFormSaga } from '../../src/sagas/scaffolder/templateFormSaga.ts'
import { searchSaga } from '../../src/sagas/search/searchSaga.ts'
import { pluginBillSaga } from '../../src/sagas/settings/pluginBillSaga.ts'
import { providerChecksSaga } from '../../src/sagas/settings/providerChecksSaga.ts'
import { attentionSaga } from '../../src/sagas/start/attentionSaga.ts'
import { catalogEntriesSaga } from '../../src/sagas/tasks/catalogEntriesSaga.ts'
import { taskLogSaga } from '../../src/sagas/tasks/taskLogSaga.ts'
import { taskNoticesSaga } from '../../src/sagas/tasks/taskNoticesSaga.ts'
import { reregisterSaga } from '../../src/sagas/unregister/reregisterSaga.ts'
import { unregisterSaga } from '../../src/sagas/unregister/unregisterSaga.ts'
import { createdEntity } from './catalogEntriesMachine.ts'
import { templateForm, triedForm } from './formMachines.ts'
import { target as importTarget } from './importMachines.ts'
import { leftField } from './leftTextsMachine.ts'
import { checkedProvider } from './providerChecksMachine.ts'
import { repoPointer } from './repoFieldsMachine.ts'

interface Served {
  /** Slices and processes of the machine's plugin, unless they are the core's. */
  readonly slices?: readonly Slice[]
  readonly processes?: readonly Process[]
  /** Its name, if not that of the machine. */
  readonly slice?: string
  /** The key of the machine's state in its slice. */
  readonly keyedBy?: string
  /** Path and query of the open page, if not that of an entity. */
  readonly at?: string
  /** Events dispatched by its processes, or caused from outside the state. */
  readonly answers?: readonly string[]
}

const imports: Served = {
  slices: [importEntrySlice, importsSlice, proposalsSlice],
  processes: [
    { name: 'importKept', saga: importKeptSaga },
    { name: 'imports', saga: importsSaga },
    { name: 'proposals', saga: proposalsSaga },
  ],
}

const editor: Served = {
  slices: [formsSlice, templateEditorSlice, triedFieldSlice, dryRunSlice],
  processes: [
    { name: 'forms', saga: formsSaga },
    { name: 'formPreview', saga: formPreviewSaga },
    { name: 'editorForm', saga: editorFormSaga },
    { name: 'triedField', saga: triedFieldSaga },
    { name: 'dryRun', saga: dryRunSaga },
    { name: 'editorDrafts', saga: editorDraftsSaga },
    { name: 'templateEditor', saga: templateEditorSaga },
  ],
}

const notificationSlices = [
  newsNoticesSlice,
  notificationsSlice,
  signalsSlice,
  notificationListSlice,
  notificationMarksSlice,
]

export const served: Readonly<Record<string, Served>> = {
  apiTryOut: {
    slices: [tryOutSlice],
    processes: [{ name: 'apiTryOut', saga: tryOutSaga }],
  },
  entityRefresh: {
    slices: [entityRefreshSlice],
    processes: [{ name: 'entityRefresh', saga: entityRefreshSaga }],
    answers: ['scheduled', 'refused', 'foundTheSame', 'foundAnother', 'lookFailed'],
  },
  catalogEntries: {
    slices: [catalogEntriesSlice],
    processes: [{ name: 'catalogEntries', saga: catalogEntriesSaga }],
    keyedBy: createdEntity,
    at: '/create/tasks/task-1',
    answers: ['found', 'missed', 'failed', 'due'],
  },
  export: { slices: [exportSlice], processes: [{ name: 'export', saga: exportSaga }] },
  catalogIndex: {
    slices: [catalogIndexSlice],
    processes: [{ name: 'catalogIndex', saga: catalogIndexSaga }],
    at: '/catalog',
  },
  graph: {
    slices: [graphSlice],
    processes: [{ name: 'graph', saga: graphSaga }],
    answers: [
      'opened',
      'openedDeeper',
      'openedAnother',
      'left',
      'batchLoaded',
      'completed',
      'failed',
    ],
  },
  entityVisits: {
    slices: [entityVisitsSlice],
    processes: [{ name: 'entityVisits', saga: entityVisitsSaga }],
    answers: ['seen', 'seenAnother'],
  },
  pluginBill: {
    slices: [pluginBillSlice],
    processes: [{ name: 'pluginBill', saga: pluginBillSaga }],
    answers: ['measured'],
    at: '/settings/developer',
  },
  notifications: {
    slices: notificationSlices,
    processes: [{ name: 'notifications', saga: notificationsSaga }],
    // The count is asked for, and the news are told, again.
    answers: ['counted', 'failed', 'refused', 'told', 'signedOut', 'markedDone', 'markFailed'],
  },
  signals: {
    slices: notificationSlices,
    processes: [{ name: 'signals', saga: signalsSaga }],
    answers: ['wanted', 'led', 'opened', 'lost'],
  },
  notificationList: {
    slices: notificationSlices,
    processes: [{ name: 'notificationList', saga: notificationListSaga }],
    at: '/notifications',
    answers: ['opened', 'left', 'loaded', 'failed', 'moreLoaded', 'moreFailed'],
  },
  newsNotices: {
    slices: [newsNoticesSlice],
    processes: [{ name: 'newsNotices', saga: newsNoticesSaga }],
    // The permission is the browser's, and is read again by a restarted process.
    answers: ['refused', 'blocked', 'missing', 'dismissed', 'blockedSince', 'forgottenSince'],
  },
  notificationMarks: {
    slices: notificationSlices,
    processes: [{ name: 'notificationMarks', saga: notificationMarksSaga }],
    at: '/notifications',
    answers: ['idsMarked', 'done', 'failed'],
  },
  outages: {
    slices: [outagesSlice],
    processes: [{ name: 'recovery', saga: recoverySaga }],
    answers: ['began', 'failed', 'wasBusy', 'refused', 'answered', 'ended'],
  },
  importEntry: imports,
  imports: { ...imports, keyedBy: importTarget, answers: ['firstRegistered', 'lastRegistered'] },
  proposals: { ...imports, keyedBy: importTarget },
  // A window opens only within a click, so a restarted process cannot open it again.
  providerChecks: {
    slices: [providerChecksSlice],
    processes: [{ name: 'providerChecks', saga: providerChecksSaga }],
    keyedBy: checkedProvider,
    at: '/settings',
    answers: ['checkAnswered', 'checkFailed', 'refreshed'],
  },
  providers: { keyedBy: 'github', answers: ['loginChosen'] },
  session: { answers: ['signInFailed', 'guestAsked', 'nobodyRemembered', 'signInSucceeded'] },
  // Comes from the browser and its storage.
  theme: { answers: ['preferenceLearned'] },
  sidebar: { answers: ['pinnedElsewhere', 'unpinnedElsewhere'] },
  entityChanges: {
    slices: [entityChangesSlice],
    processes: [{ name: 'entityChanges', saga: entityChangesSaga }],
  },
  bulk: {
    slices: [bulkSlice, selectionSlice],
    processes: [{ name: 'bulk', saga: bulkSaga }],
    answers: ['jobDone', 'lastJobDone', 'jobFailed', 'removalDone', 'runFinished'],
  },
  templateForm: {
    slices: [formsSlice],
    slice: 'forms',
    keyedBy: templateForm,
    processes: [
      { name: 'forms', saga: formsSaga },
      { name: 'templateForm', saga: templateFormSaga },
      { name: 'formDrafts', saga: formDraftsSaga },
    ],
    // A task may have started before the process was stopped, so its request is not repeated.
    at: '/create/templates/default/new-service',
    answers: ['startRequested', 'formLeft', 'other formOpened'],
  },
  templateEditor: {
    ...editor,
    at: '/create/template?example=service',
    // A dialog opens only within a click, other pages leave the editor, and a draft has another address.
    answers: ['directoryRequested', 'editorLeft', 'draftFound', 'draftContinued'],
  },
  dryRun: { ...editor, at: '/create/template' },
  formPreview: {
    ...editor,
    slice: 'forms',
    keyedBy: triedForm,
    at: '/create/template-form?template=template:default/new-service',
    answers: [
      'formLeft',
      'other formOpened',
      'fieldsRefused',
      // What is tried out has no draft and starts nothing.
      'draftLoaded',
      'draftContinued',
      'draftDiscarded',
      'draftStored',
      'startRequested',
      'started',
      'startFailed',
    ],
  },
  triedField: {
    ...editor,
    at: '/create/custom-fields?field=Secret',
    answers: ['formOpened', 'formLeft'],
  },
  formLink: {
    slices: [formsSlice, formLinkSlice],
    processes: [{ name: 'formLink', saga: formLinkSaga }],
  },
  userSettings: { answers: ['guestRecognised'] },
  leftTexts: {
    slices: [leftTextsSlice],
    processes: [{ name: 'leftTexts', saga: leftTextsSaga }],
    keyedBy: leftField,
    at: '/create/templates/default/new-service',
    answers: ['entityFound', 'entityUnknown', 'lookupFailed'],
  },
  repoFields: {
    slices: [formsSlice, repoFieldsSlice],
    processes: [{ name: 'repoFields', saga: repoFieldsSaga }],
    keyedBy: repoPointer,
    at: '/create/templates/default/new-service',
  },
  taskLog: {
    slices: [taskLogSlice],
    processes: [{ name: 'taskLog', saga: taskLogSaga }],
    at: '/create/tasks/task-1',
    answers: ['taskOpened', 'otherTaskOpened', 'taskLeft', 'eventsReceived'],
  },
  attention: {
    slices: [attentionSlice],
    processes: [{ name: 'attention', saga: attentionSaga }],
    at: '/',
    answers: ['opened', 'left', 'answered', 'answeredByAnother', 'failed'],
  },
  docsSync: {
    slices: [docsSyncSlice],
    processes: [{ name: 'docsSync', saga: docsSyncSaga }],
    at: '/docs/default/component/some',
    answers: [
      'docsOpened',
      'otherOpened',
      'docsLeft',
      'logReceived',
      'finishedSame',
      'finishedNewer',
      'syncFailed',
    ],
  },
  kubernetesPolling: {
    slices: [kubernetesPollingSlice],
    processes: [{ name: 'kubernetesPolling', saga: kubernetesPollingSaga }],
    at: '/catalog/default/component/some/kubernetes',
    answers: [
      'objectsOpened',
      'otherOpened',
      'objectsLeft',
      'objectsCounted',
      'changed',
      'unchanged',
      'objectsHeard',
      'objectsFailed',
      'refreshDue',
    ],
  },
  clusterOverview: {
    slices: [clusterOverviewSlice, kubernetesPollingSlice],
    processes: [{ name: 'clusterOverview', saga: clusterOverviewSaga }],
    at: '/kubernetes',
    answers: [
      'overviewOpened',
      'otherOpened',
      'overviewLeft',
      'entitiesFound',
      'othersFound',
      'entityAnswered',
      'otherAnswered',
      'roundEnded',
      'overviewFailed',
      'overviewDue',
    ],
  },
  podLog: {
    slices: [podLogSlice, kubernetesPollingSlice],
    processes: [{ name: 'podLog', saga: podLogSaga }],
    at: '/catalog/default/component/some/kubernetes',
    answers: ['logOpened', 'logLeft', 'logLoaded', 'linesReceived', 'sourceEnded'],
  },
  podTerminal: {
    slices: [podTerminalSlice],
    processes: [{ name: 'podTerminal', saga: podTerminalSaga }],
    at: '/catalog/default/component/some/kubernetes',
    answers: ['terminalOpened', 'terminalLeft', 'shellStarted', 'shellEnded'],
  },
  ciPolling: {
    slices: [ciPollingSlice, runsViewSlice],
    processes: [{ name: 'ciPolling', saga: ciPollingSaga }],
    at: '/catalog/default/component/some/ci-cd',
    answers: ['otherOpened', 'runsLeft', 'changed', 'unchanged', 'runsFailed', 'refreshDue'],
  },
  runAction: {
    slices: [runActionSlice, ciPollingSlice],
    processes: [{ name: 'runAction', saga: runActionSaga }],
    at: '/catalog/default/component/some/ci-cd/1',
    answers: ['runActionAccepted', 'runActionEnded'],
  },
  podDeletion: {
    slices: [podDeletionSlice, kubernetesPollingSlice],
    processes: [{ name: 'podDeletion', saga: podDeletionSaga }],
    at: '/catalog/default/component/some/kubernetes',
    answers: ['podDeleted', 'deletionFailed'],
  },
  podUsage: {
    slices: [podUsageSlice, kubernetesPollingSlice],
    processes: [{ name: 'podUsage', saga: podUsageSaga }],
    at: '/catalog/default/component/some/kubernetes',
    answers: [],
  },
  docsCookie: {
    slices: [docsSyncSlice, docsCookieSlice],
    processes: [{ name: 'docsCookie', saga: docsCookieSaga }],
    at: '/docs/default/component/some',
    answers: ['cookieNeeded'],
  },
  taskNotices: {
    slices: [taskNoticesSlice],
    processes: [{ name: 'taskNotices', saga: taskNoticesSaga }],
    at: '/create/tasks/task-1',
    // The permission is the browser's, and is read again by a restarted process.
    answers: ['refused', 'blocked', 'missing', 'dismissed', 'blockedSince', 'forgottenSince'],
  },
  reports: {
    slices: [reportsSlice],
    processes: [{ name: 'reports', saga: reportsSaga }],
    answers: ['recordingTaken', 'reportSent', 'sendFailed'],
  },
  replay: {
    slices: [replaySlice],
    processes: [{ name: 'replay', saga: replaySaga }],
    at: '/replay',
    answers: ['fileOpened', 'fileRefused', 'otherOpened', 'otherRefused', 'stepPlayed'],
  },
  searchBar: {
    slices: [searchBarSlice],
    processes: [{ name: 'search', saga: searchSaga }],
    at: '/search',
  },
  palette: { processes: [{ name: 'palette', saga: paletteSaga }] },
  reregister: {
    slices: [reregisterSlice],
    processes: [{ name: 'reregister', saga: reregisterSaga }],
    answers: ['registeredAgain', 'registrationFailed'],
  },
  unregister: {
    slices: [unregisterSlice],
    processes: [{ name: 'unregister', saga: unregisterSaga }],
  },
}
