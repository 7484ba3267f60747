import { describe, expect, it, jest } from '@jest/globals'
import {
  mostFileBytes,
  readReport,
  readReportFile,
  ReportError,
} from '../../../src/model/reports/readReport.ts'
import { buildReport, reportText } from '../../../src/model/reports/reportFile.ts'
import { firstDifference, isFailedAction } from '../../../src/model/reports/stateChanges.ts'

const page = {
  version: 'b1',
  at: '2026-11-25T10:00:00.000Z',
  browser: 'Chromium',
  language: 'en',
  window: { width: 1280, height: 800 },
  configKeys: ['app.title'],
}
const masked = { emails: true, names: true, texts: true }
const actions = [{ type: 'a/b' }, { type: 'a/c', payload: 1 }]
const recording = {
  segments: [{ start: { a: 1 }, actions, times: [1, 2] }],
  steps: [],
  answers: [],
}
const saved = reportText(buildReport(recording, page, masked), 'It broke.')
const file = JSON.parse(saved) as { portico: object; preloadedState: string; payload: string }
const changed = (change: object) => JSON.stringify({ ...file, ...change })
const changedAbout = (change: object) => changed({ portico: { ...file.portico, ...change } })

function problemOf(text: string): string {
  try {
    readReport(text)
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(ReportError)
    const { problem, where } = thrown as ReportError
    return where === '' ? problem : `${problem} ${where}`
  }
  return 'none'
}

describe('a report', () => {
  it('is read as it was saved', () => {
    const { about, start, actions: read } = readReport(saved)
    expect(about).toMatchObject({ version: 'b1', whatHappened: 'It broke.', times: [1, 2] })
    expect([start, read]).toEqual([{ a: 1 }, actions])
  })

  it('may be of another build, or no more than a log', () => {
    expect(readReport(changedAbout({ version: 'b0' })).about?.version).toBe('b0')
    expect(readReport(JSON.stringify(actions))).toEqual({ about: null, start: undefined, actions })
  })

  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
  it.each([
    ['empty', '  '],
    ['cut', saved.slice(0, saved.length / 2)],
    ['cut payload', changed({ payload: file.payload.slice(0, -5) })],
    ['notJson', '<html></html>'],
    ['notJson preloadedState', changed({ preloadedState: '<html></html>' })],
    ['hostile', saved.replace('"portico":{', '"portico":{"__proto__":{"x":1},')],
    ['hostile payload', changed({ payload: '[{"type":"a","payload":{"__proto__":1}}]' })],
    ['hostile preloadedState', changed({ preloadedState: '{"__proto__":{"isAdmin":true}}' })],
    ['tooMany payload', changed({ payload: JSON.stringify(Array(20_001).fill({ type: 'a' })) })],
    ['tooMany preloadedState', changed({ preloadedState: `{"a":[${'0,'.repeat(2_000_000)}0]}` })],
    ['tooMany preloadedState', changed({ preloadedState: `{"a":${deep}}` })],
    ['tooMany', deep],
    ['notReport', '{}'],
    ['notReport', changed({ payload: '[{"type":1}]' })],
    ['notReport', changed({ payload: '{"a":1}' })],
    ['wrongShape portico', changed({ portico: [] })],
    ['wrongShape portico.format', changedAbout({ format: 'one' })],
    ['wrongShape portico.times', changedAbout({ times: ['now'] })],
    ['wrongShape portico.steps', changedAbout({ steps: [1] })],
    ['wrongShape portico.whatHappened', changedAbout({ whatHappened: {} })],
    ['wrongShape preloadedState', changed({ preloadedState: '[1]' })],
    ['newer', changedAbout({ format: 2 })],
  ])('is refused as %s', (problem, text) => {
    expect(problemOf(text)).toBe(problem)
  })

  it('is not read if it is too large', async () => {
    const text = jest.fn<() => Promise<string>>()
    const huge = { size: 500_000_000, text } as unknown as Blob
    await expect(readReportFile(huge)).rejects.toMatchObject({ problem: 'tooLarge' })
    expect(text).not.toHaveBeenCalled()
    expect(problemOf(' '.repeat(mostFileBytes + 1))).toBe('tooLarge')
  })
})

describe('two reports', () => {
  const fulfilled = (requestId: string, data: number) => ({
    type: 'backend/executeQuery/fulfilled',
    payload: data,
    meta: { requestId, fulfilledTimeStamp: Math.random() },
  })

  it('differ where an action does, not in ids and times', () => {
    expect(firstDifference([fulfilled('a', 1)], [fulfilled('b', 1)])).toBeUndefined()
    expect(firstDifference([fulfilled('a', 1), fulfilled('b', 2)], [fulfilled('a', 1)])).toBe(1)
    expect(firstDifference([fulfilled('a', 1)], [fulfilled('a', 2)])).toBe(0)
  })

  it('have an error where something failed, not where it was not needed', () => {
    expect(isFailedAction({ type: 'boot/configFailed' })).toBe(true)
    expect(isFailedAction({ type: 'backend/executeQuery/rejected' })).toBe(true)
    const calm = { type: 'backend/executeQuery/rejected', meta: { condition: true } }
    expect(isFailedAction(calm)).toBe(false)
    expect(isFailedAction({ type: 'boot/configLoaded' })).toBe(false)
  })
})
