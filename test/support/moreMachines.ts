// State × event for the shell's machines, as in machines.ts.

import * as palette from '../../src/features/palette/paletteSlice.ts'
import * as userSettings from '../../src/features/preferences/userSettingsSlice.ts'
import * as session from '../../src/features/session/sessionSlice.ts'
import * as editing from '../../src/features/shell/editingSlice.ts'
import * as sidebar from '../../src/features/shell/layout/sidebarSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import * as release from '../../src/features/shell/releaseSlice.ts'
import { failure, who, type Machine } from './machine.ts'

const paletteEnds = { dismissed: 'closed', chosen: 'closed', left: 'closed' }

const askingMoves = {
  signedIn: 'unread',
  signedOut: 'signedOut',
  settingsAgreed: 'saved',
  savingFailed: 'failing',
  serverKeepsNothing: 'browserOnly',
}

export const moreMachines: Readonly<Record<string, Machine>> = {
  sidebar: {
    reducer: sidebar.sidebarSlice.reducer,
    states: {
      pinned: { status: 'pinned' },
      closed: { status: 'closed' },
      hoverPending: { status: 'hoverPending' },
      open: { status: 'open' },
    },
    events: {
      pinned: sidebar.pinned(),
      unpinned: sidebar.unpinned(),
      pinnedElsewhere: sidebar.sidebarSlice.remembered(true),
      unpinnedElsewhere: sidebar.sidebarSlice.remembered(false),
      pointerEntered: sidebar.pointerEntered(),
      openDelayPassed: sidebar.openDelayPassed(),
      focusEntered: sidebar.focusEntered(),
      left: sidebar.left(),
    },
    moves: {
      pinned: { pinned: 'pinned', unpinned: 'open', unpinnedElsewhere: 'closed' },
      closed: {
        pinned: 'pinned',
        pinnedElsewhere: 'pinned',
        pointerEntered: 'hoverPending',
        focusEntered: 'open',
      },
      hoverPending: {
        pinned: 'pinned',
        pinnedElsewhere: 'pinned',
        openDelayPassed: 'open',
        focusEntered: 'open',
        left: 'closed',
      },
      open: { pinned: 'pinned', pinnedElsewhere: 'pinned', left: 'closed' },
    },
  },
  userSettings: {
    reducer: userSettings.userSettingsSlice.reducer,
    states: {
      signedOut: { status: 'signedOut' },
      unread: { status: 'unread' },
      unsaved: { status: 'unsaved' },
      saved: { status: 'saved' },
      failing: { status: 'failing', failure, attempts: 1 } as userSettings.UserSettingsState,
      browserOnly: { status: 'browserOnly' },
      guest: { status: 'guest' },
    },
    events: {
      signedIn: session.signInSucceeded(who),
      signedOut: session.signedOut({ by: 'user' }),
      valueKept: userSettings.valueKept(),
      settingsAgreed: userSettings.settingsAgreed(),
      savingFailed: userSettings.savingFailed(failure),
      serverKeepsNothing: userSettings.serverKeepsNothing(),
      guestRecognised: userSettings.guestRecognised(),
      retryRequested: userSettings.retryRequested(),
    },
    moves: {
      signedOut: { signedIn: 'unread', signedOut: 'signedOut' },
      unread: { ...askingMoves, guestRecognised: 'guest' },
      unsaved: askingMoves,
      saved: {
        signedIn: 'unread',
        signedOut: 'signedOut',
        valueKept: 'unsaved',
        savingFailed: 'failing',
        serverKeepsNothing: 'browserOnly',
      },
      failing: { ...askingMoves, valueKept: 'unsaved', retryRequested: 'unsaved' },
      browserOnly: {},
      guest: { signedIn: 'unread', signedOut: 'signedOut' },
    },
  },
  editing: {
    reducer: editing.editingSlice.reducer,
    states: {
      clean: { status: 'clean' },
      dirty: { status: 'dirty', ids: ['a'] } as editing.EditingState,
    },
    events: {
      began: editing.editingBegan({ id: 'a' }),
      beganAnother: editing.editingBegan({ id: 'b' }),
      ended: editing.editingEnded({ id: 'a' }),
      endedAnother: editing.editingEnded({ id: 'b' }),
    },
    moves: {
      clean: { began: 'dirty', beganAnother: 'dirty' },
      dirty: { beganAnother: 'dirty', ended: 'clean' },
    },
  },
  release: {
    reducer: release.releaseSlice.reducer,
    states: {
      current: { status: 'current' },
      outdated: { status: 'outdated', version: 'b', isTried: false } as release.ReleaseState,
      missing: { status: 'current', isChunkMissing: true } as release.ReleaseState,
      outdatedMissing: {
        status: 'outdated',
        version: 'b',
        isTried: false,
        isChunkMissing: true,
      } as release.ReleaseState,
      leaving: { status: 'leaving', version: 'b' } as release.ReleaseState,
    },
    events: {
      found: release.newVersionFound({ version: 'b', isTried: false }),
      foundAnother: release.newVersionFound({ version: 'c', isTried: false }),
      ownVersionFound: release.ownVersionFound(),
      chunkFailed: release.chunkFailed(),
      chunkLeft: release.chunkLeft(),
      reloadRequested: release.reloadRequested({ to: '/settings' }),
    },
    moves: {
      current: { found: 'outdated', foundAnother: 'outdated', chunkFailed: 'current' },
      missing: { found: 'outdated', foundAnother: 'outdated', chunkLeft: 'current' },
      outdatedMissing: {
        foundAnother: 'outdated',
        ownVersionFound: 'current',
        reloadRequested: 'leaving',
        chunkLeft: 'outdated',
      },
      outdated: {
        chunkFailed: 'outdated',
        foundAnother: 'outdated',
        ownVersionFound: 'current',
        reloadRequested: 'leaving',
      },
      leaving: {
        foundAnother: 'outdated',
        ownVersionFound: 'current',
        reloadRequested: 'leaving',
      },
    },
  },
  palette: {
    reducer: palette.paletteSlice.reducer,
    states: {
      closed: { status: 'closed' },
      loading: { status: 'loading', text: 'p' } as palette.PaletteState,
      loadFailed: { status: 'loadFailed', text: 'p', failure } as palette.PaletteState,
      open: {
        status: 'open',
        text: 'p',
        active: null,
        search: { status: 'searching', hits: [], isConfirmed: false },
        index: [],
      } as palette.PaletteState,
    },
    events: {
      opened: palette.opened(),
      dismissed: palette.dismissed(),
      listLoaded: palette.listLoaded(),
      listFailed: palette.listFailed(failure),
      listRequestedAgain: palette.listRequestedAgain(),
      typed: palette.typed('pa'),
      activated: palette.activated('page-/settings'),
      confirmed: palette.confirmed(),
      searchAnswered: palette.searchAnswered({ text: 'p', hits: [] }),
      answeredAnother: palette.searchAnswered({ text: 'pay', hits: [] }),
      searchFailed: palette.searchFailed({ text: 'p', failure }),
      indexAnswered: palette.indexAnswered({
        type: 'techdocs',
        text: 'p',
        status: 'found',
        hits: [],
      }),
      indexAnsweredAnother: palette.indexAnswered({
        type: 'techdocs',
        text: 'pay',
        status: 'failed',
        failure,
      }),
      searchRetried: palette.searchRetried(),
      chosen: palette.chosen({ to: '/settings' }),
      left: navigated({ pathname: '/settings', search: '', hash: '', by: 'pop' }),
      corrected: navigated({ pathname: '/catalog', search: '', hash: '', by: 'replace' }),
    },
    moves: {
      closed: { opened: 'loading' },
      loading: { listLoaded: 'open', listFailed: 'loadFailed', typed: 'loading', ...paletteEnds },
      loadFailed: { listRequestedAgain: 'loading', typed: 'loadFailed', ...paletteEnds },
      open: {
        typed: 'open',
        activated: 'open',
        confirmed: 'open',
        searchAnswered: 'open',
        searchFailed: 'open',
        indexAnswered: 'open',
        ...paletteEnds,
      },
    },
  },
}
