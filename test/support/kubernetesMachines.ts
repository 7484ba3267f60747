// State × event for the machines of the Kubernetes tab.

import * as polling from '../../src/features/kubernetes/kubernetesPollingSlice.ts'
import * as overview from '../../src/features/kubernetes/overview/clusterOverviewSlice.ts'
import * as deletion from '../../src/features/kubernetes/podDeletionSlice.ts'
import * as log from '../../src/features/kubernetes/podLogSlice.ts'
import * as terminal from '../../src/features/kubernetes/podTerminalSlice.ts'
import * as usage from '../../src/features/kubernetes/podUsageSlice.ts'
import type { KubernetesPollingState } from '../../src/model/kubernetes/kubernetesPolling.ts'
import type {
  ClusterOverviewState,
  EntityAnswer,
} from '../../src/model/kubernetes/overview/clusterOverview.ts'
import {
  nothingHeld,
  type LogTarget,
  type PodLogState,
  type SourceState,
} from '../../src/model/kubernetes/pods/podLog.ts'
import { failure, type Machine } from './machine.ts'

const entityRef = 'component:default/some'
const wanted = { text: '', namespace: '' }
const other = { text: 'pod-9', namespace: '' }
const opened = { entityRef, wanted }
const received = { entityRef, at: 2, partOf: wanted }

const counts = [
  {
    cluster: { name: 'production' },
    pods: 5,
    podsWithErrors: 1,
    hasObjects: true,
    isWhole: true,
  },
]

const pollingStates: Readonly<Record<string, KubernetesPollingState>> = {
  idle: { status: 'idle' },
  loading: { status: 'loading', ...opened },
  counted: { status: 'loading', ...opened, counts },
  shown: { status: 'shown', ...opened, at: 1, quiet: 1 },
  refreshing: { status: 'refreshing', ...opened, at: 1, quiet: 1 },
  late: {
    status: 'refreshing',
    ...opened,
    at: 1,
    quiet: 1,
    late: { since: 1, waiting: ['production', 'lab'] },
  },
  failing: { status: 'failing', ...opened, at: 1, attempt: 1, failure },
  retrying: { status: 'retrying', ...opened, at: null, attempt: 1, failure },
}

const anyPolling = { otherOpened: 'loading', objectsLeft: 'idle', objectsHeard: 'shown' }
const asking = (status: string) => ({
  ...anyPolling,
  changed: 'shown',
  unchanged: 'shown',
  objectsFailed: 'failing',
  clustersLate: status,
  narrowed: status,
})

const kubernetesPolling: Machine = {
  reducer: polling.kubernetesPollingSlice.reducer,
  states: pollingStates,
  events: {
    objectsOpened: polling.objectsOpened(opened),
    narrowed: polling.objectsOpened({ entityRef, wanted: other }),
    otherOpened: polling.objectsOpened({ entityRef: 'component:default/other', wanted }),
    objectsLeft: polling.objectsLeft(),
    objectsCounted: polling.objectsCounted({ entityRef, counts }),
    clustersLate: polling.clustersLate({ entityRef, since: 2, waiting: ['lab'] }),
    clusterAnswered: polling.clusterAnswered({ entityRef, cluster: 'lab' }),
    changed: polling.objectsReceived({ ...received, hasChanged: true }),
    unchanged: polling.objectsReceived({ ...received, hasChanged: false }),
    ofAnother: polling.objectsReceived({ entityRef: 'api:default/x', at: 2, hasChanged: true }),
    objectsHeard: polling.objectsHeard(received),
    objectsFailed: polling.objectsFailed({ entityRef, failure }),
    otherFailed: polling.objectsFailed({ entityRef: 'component:default/other', failure }),
    refreshDue: polling.refreshDue(),
    refreshRequested: polling.refreshRequested(),
  },
  moves: {
    idle: { objectsOpened: 'loading', narrowed: 'loading', otherOpened: 'loading' },
    loading: { ...asking('loading'), objectsCounted: 'loading' },
    counted: { ...asking('loading'), objectsCounted: 'loading' },
    shown: {
      ...anyPolling,
      narrowed: 'shown',
      refreshDue: 'refreshing',
      refreshRequested: 'refreshing',
    },
    refreshing: asking('refreshing'),
    late: { ...asking('refreshing'), clusterAnswered: 'refreshing' },
    failing: {
      ...anyPolling,
      narrowed: 'failing',
      refreshDue: 'retrying',
      refreshRequested: 'retrying',
    },
    retrying: asking('retrying'),
  },
}

const watched = { entityRef, title: 'Some' }
const answer: EntityAnswer = { status: 'failed', failure }
const seen = { of: null, most: 10, entities: [watched], total: 30, answers: {}, at: 1 }
const answered = { ...seen, answers: { [entityRef]: answer } }

const overviewStates: Readonly<Record<string, ClusterOverviewState>> = {
  idle: { status: 'idle' },
  loading: { status: 'loading', ...seen, entities: null, total: 0, at: null },
  found: { status: 'loading', ...seen, at: null },
  shown: { status: 'shown', ...answered },
  whole: { status: 'shown', ...answered, total: 10 },
  refreshing: { status: 'refreshing', ...answered },
  failing: { status: 'failing', ...answered, attempt: 1, failure },
  retrying: { status: 'retrying', ...answered, attempt: 1, failure },
}

const elsewhere = { otherOpened: 'loading', overviewLeft: 'idle' }
const roundOn = (status: string) => ({
  ...elsewhere,
  entitiesFound: status,
  othersFound: status,
  roundEnded: 'shown',
  overviewFailed: 'failing',
})

const clusterOverview: Machine = {
  reducer: overview.clusterOverviewSlice.reducer,
  states: overviewStates,
  events: {
    overviewOpened: overview.overviewOpened({ of: null }),
    otherOpened: overview.overviewOpened({ of: 'group:default/other' }),
    overviewLeft: overview.overviewLeft(),
    entitiesFound: overview.entitiesFound({ entities: [watched], total: 31 }),
    othersFound: overview.entitiesFound({
      entities: [{ entityRef: 'component:default/other', title: 'Other' }],
      total: 1,
    }),
    entityAnswered: overview.entityAnswered({ entityRef, answer }),
    otherAnswered: overview.entityAnswered({ entityRef: 'component:default/gone', answer }),
    roundEnded: overview.roundEnded({ at: 2 }),
    overviewFailed: overview.overviewFailed({ failure }),
    overviewDue: overview.overviewDue(),
    refreshRequested: polling.refreshRequested(),
    moreRequested: overview.moreRequested(),
  },
  moves: {
    idle: { overviewOpened: 'loading', otherOpened: 'loading' },
    loading: roundOn('loading'),
    found: { ...roundOn('loading'), entityAnswered: 'loading' },
    shown: {
      ...elsewhere,
      overviewDue: 'refreshing',
      refreshRequested: 'refreshing',
      moreRequested: 'refreshing',
    },
    whole: { ...elsewhere, overviewDue: 'refreshing', refreshRequested: 'refreshing' },
    refreshing: { ...roundOn('refreshing'), entityAnswered: 'refreshing' },
    failing: { ...elsewhere, overviewDue: 'retrying', refreshRequested: 'retrying' },
    retrying: { ...roundOn('retrying'), entityAnswered: 'retrying' },
  },
}

const logTarget: LogTarget = {
  object: { cluster: 'production', kind: 'Pod', namespace: 'shop', name: 'pod-1' },
  container: 'app',
  isPrevious: false,
  tail: 100,
}
const app = { pod: 'pod-1', container: 'app', cursor: null }
const source = 'pod-1/app'

type OpenLog = Extract<PodLogState, { readonly status: 'open' }>

const openWith = (state: SourceState): OpenLog => ({
  status: 'open',
  target: logTarget,
  sources: { [source]: state },
  batches: [[{ text: 'before', source }]],
  held: nothingHeld,
})

const merging: OpenLog = {
  ...openWith({ ...app, status: 'following' }),
  sources: {
    [source]: { ...app, status: 'following' },
    'pod-2/app': { ...app, pod: 'pod-2', status: 'following' },
  },
}

const logStates: Readonly<Record<string, PodLogState>> = {
  closed: { status: 'closed' },
  loading: { status: 'loading', target: logTarget },
  following: openWith({ ...app, status: 'following' }),
  merging,
  holding: {
    ...merging,
    held: {
      older: [[{ text: 'earlier', at: 1, source }]],
      newer: [[{ text: 'later', at: 2, source: 'pod-2/app' }]],
    },
  },
  waiting: openWith({ ...app, status: 'waiting', attempt: 1, failure }),
  ended: openWith({ ...app, status: 'ended' }),
  refused: openWith({ ...app, status: 'refused', failure }),
}

const anyLog = { logOpened: 'loading', logLeft: 'closed' }
const going = {
  ...anyLog,
  linesReceived: 'open',
  sourceCut: 'open',
  sourceEnded: 'open',
  sourceRefused: 'open',
}

const podLog: Machine = {
  reducer: log.podLogSlice.reducer,
  states: logStates,
  events: {
    logOpened: log.logOpened({ target: { ...logTarget, container: 'sidecar' } }),
    logLeft: log.logLeft(undefined),
    logLoaded: log.logLoaded({ sources: [{ ...app, status: 'following' }], entries: [] }),
    linesReceived: log.linesReceived({
      source,
      entries: [{ text: 'more', source }],
      cursor: { time: '2026-11-20T08:00:00Z', count: 1 },
    }),
    linesOfAnother: log.linesReceived({ source: 'pod-2/app', entries: [], cursor: null }),
    linesReleased: log.linesReleased(undefined),
    sourceCut: log.sourceCut({ source, failure }),
    sourceEnded: log.sourceEnded({ source }),
    sourceRefused: log.sourceRefused({ source, failure }),
  },
  moves: {
    closed: { logOpened: 'loading' },
    loading: { ...anyLog, logLoaded: 'open' },
    following: going,
    merging: { ...going, linesOfAnother: 'open' },
    holding: { ...going, linesOfAnother: 'open', linesReleased: 'open' },
    waiting: going,
    ended: anyLog,
    refused: anyLog,
  },
}

const shell = {
  target: { namespace: 'shop', pod: 'pod-1', container: 'app' },
  shell: 1,
}
const otherTarget = { ...shell.target, container: 'sidecar' }
const anyTerminal = { terminalOpened: 'connecting', terminalLeft: 'closed' }

const podTerminal: Machine = {
  reducer: terminal.podTerminalSlice.reducer,
  states: {
    closed: { status: 'closed' },
    connecting: { ...shell, status: 'connecting' },
    open: { ...shell, status: 'open' },
    ended: { ...shell, status: 'ended', reason: null } as { readonly status: string },
  },
  events: {
    terminalOpened: terminal.terminalOpened({ target: otherTarget }),
    terminalLeft: terminal.terminalLeft(),
    shellStarted: terminal.shellStarted(),
    shellEnded: terminal.shellEnded({ reason: 'cut' }),
    reconnectRequested: terminal.reconnectRequested(),
  },
  moves: {
    closed: { terminalOpened: 'connecting' },
    connecting: { ...anyTerminal, shellStarted: 'open', shellEnded: 'ended' },
    open: { ...anyTerminal, shellEnded: 'ended' },
    ended: { ...anyTerminal, reconnectRequested: 'connecting' },
  },
}

const target = { cluster: 'production', namespace: 'shop', pod: 'pod-1' }
const anew = { deletionRequested: 'asking', deletionDismissed: 'idle' }

const podDeletion: Machine = {
  reducer: deletion.podDeletionSlice.reducer,
  states: {
    idle: { status: 'idle' },
    asking: { status: 'asking', target } as { readonly status: string },
    deleting: { status: 'deleting', target } as { readonly status: string },
    deleted: { status: 'deleted', target } as { readonly status: string },
    failed: { status: 'failed', target, failure } as { readonly status: string },
  },
  events: {
    deletionRequested: deletion.deletionRequested({ ...target, pod: 'pod-2' }),
    deletionDismissed: deletion.deletionDismissed(),
    deletionConfirmed: deletion.deletionConfirmed(),
    podDeleted: deletion.podDeleted(),
    deletionFailed: deletion.deletionFailed({ failure }),
  },
  moves: {
    idle: { deletionRequested: 'asking', deletionDismissed: 'idle' },
    asking: { ...anew, deletionConfirmed: 'deleting' },
    deleting: { podDeleted: 'deleted', deletionFailed: 'failed' },
    deleted: anew,
    failed: anew,
  },
}

const measuredAt = (at: number) => ({
  pod: { cluster: 'production', namespace: 'shop', name: 'pod-1' },
  sample: { at, containers: { app: { cpu: 0.1, memory: 1_000 } } },
})

const podUsage: Machine = {
  reducer: usage.podUsageSlice.reducer,
  states: {
    idle: { status: 'idle' },
    kept: {
      status: 'kept',
      pods: [{ pod: measuredAt(1).pod, samples: [measuredAt(1).sample] }],
    } as { readonly status: string },
  },
  events: {
    usageMeasured: usage.usageMeasured({ measured: [measuredAt(2)] }),
    nothingNew: usage.usageMeasured({ measured: [] }),
    objectsLeft: polling.objectsLeft(),
  },
  moves: {
    idle: { usageMeasured: 'kept' },
    kept: { usageMeasured: 'kept', objectsLeft: 'idle' },
  },
}

export const kubernetesMachines: Readonly<Record<string, Machine>> = {
  kubernetesPolling,
  clusterOverview,
  podLog,
  podTerminal,
  podDeletion,
  podUsage,
}
