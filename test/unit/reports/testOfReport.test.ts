// A journey test from a problem report.

import { expect, it } from '@jest/globals'
import type { OpenedReport } from '../../../src/model/reports/readReport.ts'
import { buildReport, reportFormat } from '../../../src/model/reports/reportFile.ts'
import { testOfReport } from '../../../src/model/reports/testOfReport.ts'
import type { Recording, Step } from '../../../src/model/shell/recording.ts'
import { anyPage } from '../../support/recordedPage.ts'

const steps: readonly Step[] = [
  { at: 1, does: 'click', role: 'link', name: "Bob's [API]" },
  { at: 2, does: 'click', role: 'button', name: 'Star', nth: 2 },
  { at: 3, does: 'click', role: '', name: 'More' },
  { at: 4, does: 'type', role: 'searchbox', name: 'Search', text: 'pay{1}' },
  { at: 5, does: 'type', role: 'searchbox', name: 'Search', text: '' },
  { at: 6, does: 'type', role: '', name: 'Password', text: null },
  { at: 7, does: 'choose', role: 'combobox', name: 'Kind', text: 'System' },
  { at: 8, does: 'press', key: 'Control+k' },
  { at: 9, does: 'press', key: 'Enter' },
]
const navigated = {
  type: 'location/navigated',
  payload: { pathname: '/catalog', search: '?a=1', hash: '' },
}

const reportOf = (parts: Partial<OpenedReport> = {}): OpenedReport => ({
  about: {
    ...{ format: reportFormat, version: null, at: '2026-11-25T10:00:00.000Z', browser: 'b' },
    ...{ language: 'en', window: { width: 1, height: 1 }, configKeys: [], leftOut: [] },
    ...{ whatHappened: 'It crashed\nhere', times: [], steps },
    masked: { emails: true, names: true, texts: true },
  },
  start: undefined,
  actions: [
    navigated,
    { type: 'pluginFaults/componentBroke' },
    { type: 'pluginFaults/componentBroke' },
  ],
  ...parts,
})

it('does each step as the user did, and expects that nothing goes wrong', () => {
  const text = testOfReport(reportOf(), 'crash')
  expect(text.split('\n').slice(11)).toEqual([
    "it('It crashed\\nhere', async () => {",
    "  server.use(...answersOf('crash'))",
    "  const { recorder, user } = renderApp({ at: '/catalog?a=1' })",
    "  await user.click(await screen.findByRole('link', { name: 'Bob\\'s [API]' }))",
    "  await user.click(nth(await screen.findAllByRole('button', { name: 'Star' }), 2))",
    "  await user.click(await screen.findByText('More'))",
    "  await retype(user, await screen.findByRole('searchbox', { name: 'Search' }), 'pay{{1}')",
    "  await user.clear(await screen.findByRole('searchbox', { name: 'Search' }))",
    '  // A secret was typed here.',
    "  await user.type(await screen.findByLabelText('Password'), 'secret')",
    "  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'System')",
    "  await user.keyboard('{Control>}k{/Control}')",
    "  await user.keyboard('{Enter}')",
    '  // What went wrong in the report. Add what should have been seen, if this is not enough.',
    "  await expectNone(recorder, ['pluginFaults/componentBroke'])",
    '})',
    '',
  ])
})

it('fails where the report has no failure, until somebody says what should be seen', () => {
  const start = { location: { pathname: '/docs', search: '', hash: '#x' } }
  const text = testOfReport(reportOf({ actions: [navigated], start }), 'x')
  expect(text).toContain(
    "expect(await screen.findByText('What should have been seen?')).toBeVisible()",
  )
  expect(text).toContain("renderApp({ at: '/docs#x' })")
  expect(text).not.toContain('expectNone')
})

it('signs in whoever reported, unless it was the guest', () => {
  const sessionOf = (userEntityRef: string) => ({
    type: 'session/signInSucceeded',
    payload: {
      identity: { userEntityRef, ownershipEntityRefs: [userEntityRef, 'group:default/name1'] },
      profile: { displayName: "O'Neil\u2028" },
      expiresAt: 1,
    },
  })
  const test = testOfReport(reportOf({ actions: [navigated, sessionOf('user:default/mona')] }), 'x')
  expect(test).toContain(
    'server.use(signsIn({"identity":{"userEntityRef":"user:default/mona","ownershipEntityRefs":["user:default/mona","group:default/name1"]},"profile":{"displayName":"O\'Neil "}}), ...answersOf(\'x\'))',
  )
  expect(test).toContain('retype, signsIn } from')
  const guest = testOfReport(reportOf({ actions: [sessionOf('user:default/guest')] }), 'x')
  expect(guest).not.toContain('signsIn')
})

it.each([
  ['guest', '{"id":"guest"}', undefined],
  [
    'github',
    '{"id":"guest"}, {"id":"github","title":"Work","proxied":true}',
    'byWindow({"identity',
  ],
])('begins on the sign-in page where the report does: %s', (method, providers, services) => {
  const page = {
    providers: JSON.parse(`[${providers.replace('proxied', 'isProxied')}]`) as unknown,
  }
  const who = {
    identity: { userEntityRef: 'user:default/mona', ownershipEntityRefs: [] },
    profile: {},
  }
  const actions = [
    { type: 'boot/configLoaded', payload: { signInPage: page } },
    { type: 'session/resumeRequested', payload: { method: 'github' } },
    { type: 'session/signInRequested', payload: { method } },
    { type: 'session/signInSucceeded', payload: who },
  ]
  const test = testOfReport(reportOf({ actions }), 'x')
  expect(test).toContain(`servePage('${providers}')`)
  expect(test).not.toContain('rememberGuest')
  expect(test.includes('signsIn(')).toBe(services === undefined)
  if (services !== undefined) expect(test).toContain(`services: ${services}`)
  // Who is signed in already sees no such page.
  const start = { session: { status: 'signedIn', ...who } }
  expect(testOfReport(reportOf({ actions, start }), 'x')).toContain('beforeEach(rememberGuest)')
})

it('cannot be broken out of by texts of the report', () => {
  const name = "'); process.exit() //\u2028\n\\'"
  const hostile = reportOf()
  const about = hostile.about && {
    ...hostile.about,
    ...{ whatHappened: name, at: '\n/*' },
    steps: [{ at: 1, does: 'click', role: name, name } as const],
  }
  const text = testOfReport({ ...hostile, about }, 'x')
  expect(text).not.toContain("''); process")
  expect(text).not.toContain('\u2028')
  expect(text).not.toContain('/*')
  expect(text.split('\n').filter((line) => line.includes('process.exit'))).toHaveLength(2)
})

it('refuses a log without steps', () => {
  expect(() => testOfReport(reportOf({ about: null }), 'x')).toThrow('no steps')
})

const recording = (parts: Partial<Recording>): Recording => ({
  segments: [
    {
      start: {},
      actions: [{ type: 'list/searchTyped', payload: 'pay' } as { type: string }],
      times: [1],
    },
  ],
  steps: [],
  answers: [],
  ...parts,
})
const unmasked = { emails: false, names: false, texts: false }
const typed = (text: string): Step => ({
  at: 2,
  does: 'type',
  role: 'textbox',
  name: 'Token',
  text,
})

it('has typed texts only if they are in an action', () => {
  const { about } = buildReport(
    recording({ steps: [typed('pay'), typed('s3cret')] }),
    anyPage,
    unmasked,
  )
  expect(about.steps.map((step) => 'text' in step && step.text)).toEqual(['pay', null])
})

it('has the last answers, without the host of the backend, masked as the rest', () => {
  const answer = (name: string, status = 200) => ({
    ...{ at: 1, method: 'GET', url: `https://backend.example/api/catalog/${name}`, status },
    text: JSON.stringify({ kind: 'API', metadata: { name, namespace: 'default' } }),
  })
  const answers = [
    { ...answer('old'), text: 'x'.repeat(3_000) },
    answer('wallet-api'),
    { ...answer('down', 500), text: 'Bad gateway' },
  ]
  const built = buildReport(recording({ answers }), anyPage, { ...unmasked, names: true }, 4_000)
  expect(built.about.answers).toEqual([
    {
      ...{ at: 1, method: 'GET', url: '/api/catalog/name1', status: 200 },
      body: { kind: 'API', metadata: { name: 'name1', namespace: 'default' } },
    },
    { at: 1, method: 'GET', url: '/api/catalog/down', status: 500, body: 'Bad gateway' },
  ])
})
