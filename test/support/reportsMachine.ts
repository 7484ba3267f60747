// State × event for the dialog of a problem report.

import * as replay from '../../src/features/reports/replaySlice.ts'
import * as reports from '../../src/features/reports/reportsSlice.ts'
import { failure, type Machine } from './machine.ts'

const page = {
  version: null,
  at: '2026-11-25T10:00:00.000Z',
  browser: 'Chromium',
  language: 'en',
  window: { width: 1280, height: 800 },
  configKeys: [],
}
const draft: reports.ReportDraft = {
  page,
  masked: { emails: true, names: true, texts: true },
  whatHappened: '',
}
const edits = {
  maskChosen: 'open',
  descriptionTyped: 'open',
  sendRequested: 'sending',
  dismissed: 'closed',
}

const opened: replay.OpenedSummary = { name: 'a.json', last: 3, errors: [2] }
const refusal: replay.Refusal = { name: 'a.json', problem: 'cut', where: '' }
const open = { status: 'open', ...opened, step: 1, isPlaying: false } as const
const begins = { fileChosen: 'opening' }
const staysOpen = {
  fileChosen: 'opening',
  otherChosen: 'open',
  otherOpened: 'open',
  otherRefused: 'open',
  stepChosen: 'open',
  playRequested: 'open',
  pauseRequested: 'open',
  stepPlayed: 'open',
}

export const replayMachine: Machine = {
  reducer: replay.replaySlice.reducer,
  states: {
    empty: { status: 'empty' },
    opening: { status: 'opening', name: 'a.json' } as replay.ReplayState,
    refused: { status: 'refused', ...refusal },
    open: { ...open, compared: { status: 'none' } } as replay.ReplayState,
    atLast: {
      ...open,
      step: 3,
      compared: { status: 'opening', name: 'b.json' },
    } as replay.ReplayState,
    playing: {
      ...open,
      step: 2,
      isPlaying: true,
      compared: { status: 'none' },
    } as replay.ReplayState,
  },
  events: {
    fileChosen: replay.fileChosen('a.json'),
    fileOpened: replay.fileOpened(opened),
    fileRefused: replay.fileRefused(refusal),
    otherChosen: replay.otherChosen('b.json'),
    otherOpened: replay.otherOpened({ name: 'b.json', difference: 2 }),
    otherRefused: replay.otherRefused(refusal),
    stepChosen: replay.stepChosen(7),
    playRequested: replay.playRequested(),
    pauseRequested: replay.pauseRequested(),
    stepPlayed: replay.stepPlayed(),
  },
  moves: {
    empty: begins,
    opening: { fileChosen: 'opening', fileOpened: 'open', fileRefused: 'refused' },
    refused: begins,
    open: staysOpen,
    atLast: staysOpen,
    playing: staysOpen,
  },
}

export const reportsMachine: Machine = {
  reducer: reports.reportsSlice.reducer,
  states: {
    closed: { status: 'closed' },
    opening: { status: 'opening' },
    open: { status: 'open', ...draft },
    sending: { status: 'sending', ...draft },
    failed: { status: 'failed', failure, ...draft } as reports.ReportsState,
    sent: { status: 'sent' },
  },
  events: {
    reportRequested: reports.reportRequested(),
    recordingTaken: reports.recordingTaken(page),
    maskChosen: reports.maskChosen({ names: false }),
    descriptionTyped: reports.descriptionTyped('It broke.'),
    sendRequested: reports.sendRequested(),
    reportSent: reports.reportSent(),
    sendFailed: reports.sendFailed(failure),
    dismissed: reports.dismissed(),
  },
  moves: {
    closed: { reportRequested: 'opening' },
    opening: { recordingTaken: 'open', dismissed: 'closed' },
    open: edits,
    sending: { reportSent: 'sent', sendFailed: 'failed', dismissed: 'closed' },
    failed: edits,
    sent: { dismissed: 'closed' },
  },
}
