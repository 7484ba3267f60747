// State × event for the dialog of a problem report.

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
