// State × event for notifications: their count, the socket that tells of them, their list, and what is marked.

import * as notices from '../../src/features/notifications/newsNoticesSlice.ts'
import {
  listFailed,
  listLeft,
  listLoaded,
  listOpened,
  moreFailed,
  moreLoaded,
  moreRequested,
  notificationListSlice,
  reloadRequested,
} from '../../src/features/notifications/notificationListSlice.ts'
import {
  allMarkingRequested,
  idsMarked,
  marked,
  markingDone,
  markingFailed,
  notificationMarksSlice,
  undoRequested,
} from '../../src/features/notifications/notificationMarksSlice.ts'
import {
  asked,
  counted,
  countFailed,
  newsTold,
  notificationsSlice,
  recountDue,
  retried,
} from '../../src/features/notifications/notificationsSlice.ts'
import {
  connectionDue,
  leadTaken,
  signalsHeard,
  signalsLost,
  signalsOpened,
  signalsSlice,
  signalsWanted,
} from '../../src/features/notifications/signalsSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import type { Notification } from '../../src/model/notifications/notification.ts'
import { firstPlace } from '../../src/model/notifications/notificationsPlace.ts'
import { failure, type Machine } from './machine.ts'

const notification = (id: string, changes: Partial<Notification> = {}): Notification => ({
  ...{ id, title: `Title of ${id}`, severity: 'normal', at: 0 },
  ...{ isRead: false, isSaved: false, isLinkUnsafe: false },
  ...changes,
})

const passing = { ...failure, again: { endpoint: 'notificationStatus', until: null } }
const out = signedOut({ by: 'user' })
const arrived = { arrived: 1, id: 'n9', read: [], unread: [] }

const present = (changes: object = {}) => ({
  ...{ status: 'present', unread: 1, changes: 0, heard: 0, isMissed: false, news: null },
  ...changes,
})

const whileCounting = {
  ...{ counted: 'present', failed: 'present', refused: 'present', heard: 'present' },
  ...{ due: 'present', openedAgain: 'present', markedDone: 'present', markFailed: 'present' },
  signedOut: 'unknown',
}

const notificationsMachine: Machine = {
  reducer: notificationsSlice.reducer,
  states: {
    unknown: { status: 'unknown' },
    asking: { status: 'asking' },
    failing: { status: 'failing', attempts: 1, failure: passing } as { status: string },
    absent: { status: 'absent' },
    present: present(),
    changed: present({ changes: 1, heard: 1 }),
    missed: present({ changes: 1, isMissed: true }),
    newsy: present({ news: { count: 1, id: 'n1', unlisted: 0 } }),
  },
  events: {
    asked: asked(),
    counted: counted({ unread: 2 }),
    failed: countFailed(passing),
    refused: countFailed({ ...failure, kind: 'notFound' }),
    retried: retried(),
    due: recountDue(),
    heard: signalsHeard(arrived),
    heardNothing: signalsHeard({ ...arrived, arrived: 0, id: null }),
    opened: signalsOpened({ isFirst: true }),
    openedAgain: signalsOpened({ isFirst: false }),
    markedDone: markingDone({}),
    markFailed: markingFailed({ failure }),
    told: newsTold({ unlisted: 0 }),
    signedOut: out,
  },
  moves: {
    unknown: { asked: 'asking' },
    asking: { counted: 'present', failed: 'failing', refused: 'absent', signedOut: 'unknown' },
    failing: {
      ...{ counted: 'present', failed: 'failing', refused: 'absent', signedOut: 'unknown' },
      retried: 'asking',
    },
    absent: { signedOut: 'unknown' },
    present: {
      ...{ counted: 'present', due: 'present', heard: 'present', openedAgain: 'present' },
      ...{ markedDone: 'present', markFailed: 'present', signedOut: 'unknown' },
    },
    changed: whileCounting,
    missed: whileCounting,
    newsy: {
      ...{ counted: 'present', due: 'present', heard: 'present', openedAgain: 'present' },
      ...{ markedDone: 'present', markFailed: 'present', told: 'present', signedOut: 'unknown' },
    },
  },
}

const socket = (status: string) => ({ status, round: 1, attempts: 1 })

const signalsMachine: Machine = {
  reducer: signalsSlice.reducer,
  states: {
    off: { status: 'off' },
    following: { status: 'following' },
    connecting: socket('connecting'),
    open: socket('open'),
    waiting: socket('waiting'),
  },
  events: {
    wanted: signalsWanted(),
    led: leadTaken(),
    opened: signalsOpened({ isFirst: true }),
    lost: signalsLost(),
    due: connectionDue(),
    signedOut: out,
  },
  moves: {
    off: { wanted: 'following' },
    following: { led: 'connecting', signedOut: 'off' },
    connecting: { opened: 'open', lost: 'waiting', signedOut: 'off' },
    open: { lost: 'waiting', signedOut: 'off' },
    waiting: { due: 'connecting', signedOut: 'off' },
  },
}

const rows = { notifications: [notification('n1')], total: 3, unreadable: 0 }
const list = (status: string, more: object = {}) => ({
  ...{ status, place: firstPlace, arrived: 0, ...rows },
  ...more,
})
const anyRows = {
  ...{ opened: 'reloading', left: 'closed', signedOut: 'closed' },
  ...{ marked: 'shown', markedOfAll: 'shown', done: 'shown', heard: 'shown', heardRead: 'shown' },
  counted: 'shown',
}
/** The same, where the rows are in another state. */
const rowsIn = (status: string) =>
  Object.fromEntries(
    Object.entries(anyRows).map(([event, to]) => [event, to === 'shown' ? status : to]),
  )

const notificationListMachine: Machine = {
  reducer: notificationListSlice.reducer,
  states: {
    closed: { status: 'closed' },
    loading: { status: 'loading', place: firstPlace } as { status: string },
    failed: { status: 'failed', place: firstPlace, failure } as { status: string },
    shown: list('shown'),
    adding: list('adding'),
    addingFailed: list('addingFailed', { failure }),
    reloading: list('reloading'),
  },
  events: {
    opened: listOpened({ place: { ...firstPlace, view: 'saved' } }),
    left: listLeft(),
    loaded: listLoaded(rows),
    failed: listFailed(failure),
    reload: reloadRequested(),
    more: moreRequested(),
    moreLoaded: moreLoaded({ ...rows, notifications: [notification('n2')] }),
    moreFailed: moreFailed(failure),
    marked: marked({ ids: ['n1'], saved: true }),
    markedOther: marked({ ids: ['n7'], read: true }),
    markedOfAll: idsMarked({ ids: ['n1'] }),
    done: markingDone({ marking: { ids: ['n1'], read: true } }),
    undone: markingFailed({ failure, undone: { ids: ['n1'], read: false } }),
    heard: signalsHeard(arrived),
    heardRead: signalsHeard({ ...arrived, arrived: 0, id: null, read: ['n1'] }),
    counted: newsTold({ unlisted: 2 }),
    told: newsTold({ unlisted: 0 }),
    signedOut: out,
  },
  moves: {
    closed: { opened: 'loading' },
    loading: {
      ...{ opened: 'loading', left: 'closed', loaded: 'shown', failed: 'failed' },
      signedOut: 'closed',
    },
    failed: { opened: 'loading', left: 'closed', reload: 'loading', signedOut: 'closed' },
    shown: { ...anyRows, reload: 'reloading', more: 'adding' },
    adding: {
      ...rowsIn('adding'),
      ...{ reload: 'reloading', moreLoaded: 'shown', moreFailed: 'addingFailed' },
    },
    addingFailed: { ...rowsIn('addingFailed'), reload: 'reloading', more: 'adding' },
    reloading: { ...rowsIn('reloading'), loaded: 'shown', failed: 'failed' },
  },
}

const some = { kind: 'some', ids: ['n1'], read: true, number: 1 }
const all = { kind: 'all', place: firstPlace, done: ['n1'], number: 1 }
const working = (job: object, undoable: readonly string[] = []) => ({
  ...{ status: 'working', jobs: [job], undoable, made: 1 },
})

const notificationMarksMachine: Machine = {
  reducer: notificationMarksSlice.reducer,
  states: {
    idle: { status: 'idle', undoable: [], made: 0 } as { status: string },
    undoable: { status: 'idle', undoable: ['n1'], made: 1 } as { status: string },
    marking: working(some),
    markingAll: working(all),
  },
  events: {
    marked: marked({ ids: ['n2'], saved: true }),
    markedNothing: marked({ ids: [], read: true }),
    allRequested: allMarkingRequested({ place: firstPlace }),
    idsMarked: idsMarked({ ids: ['n2'] }),
    done: markingDone({}),
    failed: markingFailed({ failure }),
    undo: undoRequested(),
    signedOut: out,
  },
  moves: {
    idle: { marked: 'working', allRequested: 'working' },
    undoable: { marked: 'working', allRequested: 'working', undo: 'working', signedOut: 'idle' },
    marking: {
      ...{ marked: 'working', allRequested: 'working', done: 'idle', failed: 'idle' },
      signedOut: 'idle',
    },
    markingAll: {
      ...{ marked: 'working', idsMarked: 'working', done: 'idle', failed: 'idle' },
      signedOut: 'idle',
    },
  },
}

const newsNoticesMachine: Machine = {
  reducer: notices.newsNoticesSlice.reducer,
  states: {
    off: { status: 'off' },
    asking: { status: 'asking' },
    on: { status: 'on' },
    denied: { status: 'denied' },
    unsupported: { status: 'unsupported' },
  },
  events: {
    requested: notices.noticesRequested(),
    granted: notices.noticesAnswered('granted'),
    refused: notices.noticesAnswered('denied'),
    dismissed: notices.noticesAnswered('default'),
    missing: notices.noticesAnswered('unsupported'),
    declined: notices.noticesDeclined(),
    allowedSince: notices.permissionRead('granted'),
    blockedSince: notices.permissionRead('denied'),
    forgottenSince: notices.permissionRead('default'),
  },
  moves: {
    off: { requested: 'asking', blockedSince: 'denied' },
    asking: { granted: 'on', refused: 'denied', dismissed: 'off', missing: 'unsupported' },
    on: { declined: 'off', blockedSince: 'denied', forgottenSince: 'off' },
    denied: { requested: 'asking', allowedSince: 'off', forgottenSince: 'off' },
    unsupported: { allowedSince: 'off', forgottenSince: 'off', blockedSince: 'denied' },
  },
}

export const notificationMachines: Readonly<Record<string, Machine>> = {
  notifications: notificationsMachine,
  signals: signalsMachine,
  notificationList: notificationListMachine,
  notificationMarks: notificationMarksMachine,
  newsNotices: newsNoticesMachine,
}
