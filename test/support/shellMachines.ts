// State × event for the shell around the pages, as in machines.ts.

import {
  browserRefused,
  browserStorageSlice,
} from '../../src/features/preferences/browserStorageSlice.ts'
import * as language from '../../src/features/preferences/languageSlice.ts'
import * as theme from '../../src/features/preferences/themeSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import * as alerts from '../../src/features/shell/alerts/alertsSlice.ts'
import * as clipboard from '../../src/features/shell/clipboardSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { processesSlice, processStopped } from '../../src/features/shell/processesSlice.ts'
import * as shortcuts from '../../src/features/shell/shortcuts/shortcutsSlice.ts'
import { builtThemes } from '../../src/model/preferences/themes.ts'
import type { Machine } from './machine.ts'

const alertOf = (id: string): alerts.Alert => ({
  id,
  message: `message ${id}`,
  severity: 'info',
  display: 'transient',
})
const queue = { shown: alertOf('a'), waiting: [alertOf('b')] }

const known = { language: 'en', chosen: 'de' }
const themes = { themes: builtThemes, prefersDark: false }

const declared = [{ keys: 'g c', titles: { en: 'Catalog' }, target: { to: '/catalog' } }]

export const shellMachines: Readonly<Record<string, Machine>> = {
  alerts: {
    reducer: alerts.alertsSlice.reducer,
    states: {
      none: { status: 'none' },
      shown: { status: 'shown', ...queue },
      last: { status: 'shown', shown: alertOf('a'), waiting: [] } as alerts.AlertsState,
      held: { status: 'held', ...queue },
    },
    events: {
      posted: alerts.posted(alertOf('c')),
      postedAgain: alerts.posted({ ...alertOf('a'), id: 'another' }),
      dismissed: alerts.dismissed({ id: 'a' }),
      dismissedWaiting: alerts.dismissed({ id: 'b' }),
      dismissedLate: alerts.dismissed({ id: 'z' }),
      expired: alerts.expired({ id: 'a' }),
      readingBegan: alerts.readingBegan(),
      readingEnded: alerts.readingEnded(),
      signedOut: signedOut({ by: 'user' }),
    },
    moves: {
      none: { posted: 'shown', postedAgain: 'shown' },
      shown: {
        posted: 'shown',
        dismissed: 'shown',
        dismissedWaiting: 'shown',
        expired: 'shown',
        readingBegan: 'held',
        signedOut: 'none',
      },
      last: {
        posted: 'shown',
        dismissed: 'none',
        expired: 'none',
        readingBegan: 'held',
        signedOut: 'none',
      },
      held: {
        posted: 'held',
        dismissed: 'shown',
        dismissedWaiting: 'held',
        readingEnded: 'shown',
        signedOut: 'none',
      },
    },
  },
  clipboard: {
    reducer: clipboard.clipboardSlice.reducer,
    states: {
      idle: { status: 'idle' },
      copying: { status: 'copying', button: 'a', text: 'A' } as clipboard.ClipboardState,
      copied: { status: 'copied', button: 'a' } as clipboard.ClipboardState,
    },
    events: {
      requested: clipboard.copyRequested({ button: 'a', text: 'A' }),
      succeeded: clipboard.copySucceeded('a'),
      failed: clipboard.copyFailed('a'),
      lateSuccess: clipboard.copySucceeded('b'),
      lateFailure: clipboard.copyFailed('b'),
      confirmationEnded: clipboard.confirmationEnded(),
    },
    moves: {
      idle: { requested: 'copying' },
      copying: { requested: 'copying', succeeded: 'copied', failed: 'idle' },
      copied: { requested: 'copying', confirmationEnded: 'idle' },
    },
  },
  shortcuts: {
    reducer: shortcuts.shortcutsSlice.reducer,
    states: {
      idle: { status: 'idle', declared } as shortcuts.ShortcutsState,
      waiting: { status: 'waiting', keys: 'g', declared } as shortcuts.ShortcutsState,
      sheet: { status: 'sheet', declared } as shortcuts.ShortcutsState,
    },
    events: {
      declared: shortcuts.shortcutsDeclared([]),
      began: shortcuts.sequenceBegan('h'),
      ended: shortcuts.sequenceEnded(),
      opened: shortcuts.sheetOpened(),
      closed: shortcuts.sheetClosed(),
      left: navigated({ pathname: '/b', search: '', hash: '', by: 'push' }),
      replaced: navigated({ pathname: '/b', search: '', hash: '', by: 'replace' }),
      signedOut: signedOut({ by: 'user' }),
    },
    moves: {
      idle: { declared: 'idle', began: 'waiting', opened: 'sheet' },
      waiting: {
        declared: 'waiting',
        began: 'waiting',
        ended: 'idle',
        opened: 'sheet',
        left: 'idle',
        signedOut: 'idle',
      },
      sheet: { declared: 'sheet', closed: 'idle', left: 'idle', signedOut: 'idle' },
    },
  },
  processes: {
    reducer: processesSlice.reducer,
    states: {
      allRunning: { status: 'allRunning' },
      someStopped: { status: 'someStopped', names: ['a', 'b'] } as Machine['states'][string],
    },
    events: {
      stopped: processStopped({ name: 'a' }),
      stoppedAnother: processStopped({ name: 'c' }),
    },
    moves: {
      allRunning: { stopped: 'someStopped', stoppedAnother: 'someStopped' },
      someStopped: { stopped: 'someStopped', stoppedAnother: 'someStopped' },
    },
  },
  browserStorage: {
    reducer: browserStorageSlice.reducer,
    states: { keeps: { status: 'keeps' }, refuses: { status: 'refuses' } },
    events: { refused: browserRefused() },
    moves: { keeps: { refused: 'refuses' } },
  },
  language: {
    reducer: language.languageSlice.reducer,
    states: {
      shown: { status: 'shown', ...known },
      changing: { status: 'changing', ...known, to: 'de' } as language.LanguageState,
      failed: { status: 'failed', ...known },
    },
    events: {
      chosen: language.languageChosen('zh'),
      requested: language.languageRequested('zh'),
      shown: language.languageShown('de'),
      lateShown: language.languageShown('fr'),
      failed: language.languageFailed('de'),
      lateFailure: language.languageFailed('fr'),
    },
    moves: {
      shown: { chosen: 'shown', requested: 'changing' },
      changing: { chosen: 'shown', requested: 'changing', shown: 'shown', failed: 'failed' },
      failed: { chosen: 'shown', requested: 'changing' },
    },
  },
  theme: {
    reducer: theme.themeSlice.reducer,
    states: {
      system: { status: 'system', ...themes },
      chosen: { status: 'chosen', id: 'dark', ...themes } as theme.ThemeState,
    },
    events: {
      declared: theme.themesDeclared([]),
      preferenceLearned: theme.preferenceLearned(true),
      chosen: theme.themeChosen('light'),
      chosenUnknown: theme.themeChosen('neon'),
      systemChosen: theme.systemChosen(),
    },
    moves: {
      system: {
        declared: 'system',
        preferenceLearned: 'system',
        chosen: 'chosen',
        systemChosen: 'system',
      },
      chosen: {
        declared: 'chosen',
        preferenceLearned: 'chosen',
        chosen: 'chosen',
        systemChosen: 'system',
      },
    },
  },
}
