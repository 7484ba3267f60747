import { describe, expect, it } from '@jest/globals'
import { ActionCreators, instrument } from '@redux-devtools/instrument'
import { configureStore, createSlice, type StoreEnhancer } from '@reduxjs/toolkit'
import { buildReport, reportText } from '../../../src/model/reports/reportFile.ts'
import type { MaskChoices, RecordedPage, Recording } from '../../../src/model/shell/recording.ts'

const all: MaskChoices = { emails: true, names: true, texts: true }
const none: MaskChoices = { emails: false, names: false, texts: false }
const page: RecordedPage = {
  version: 'b1',
  at: '2026-11-25T10:00:00.000Z',
  browser: 'Chromium',
  language: 'en',
  window: { width: 1280, height: 800 },
  configKeys: ['app.title'],
}

const recordingOf = (
  start: unknown,
  actions: readonly { readonly type: string; readonly payload?: unknown }[],
  steps: Recording['steps'] = [],
): Recording => ({
  segments: [{ start, actions, times: actions.map((_action, index) => index + 1) }],
  steps,
  answers: [],
})

const entity = {
  kind: 'Component',
  metadata: { name: 'payments-api', title: 'Payments API', namespace: 'default' },
  spec: { owner: 'group:default/wallet-team', profile: { email: 'jane.doe@larkspur.dev' } },
}

it('has no values of a form that an address had, whatever is masked', () => {
  const search = `?a=1&formData=${encodeURIComponent('{"password":"hush"}')}&b=2`
  const recording = recordingOf({ location: { search } }, [
    { type: 'location/navigated', payload: { pathname: '/create', search } },
  ])
  const text = reportText(buildReport(recording, page, none), '')
  expect(text).not.toContain('hush')
  expect(text.match(/\?a=1&formData=&b=2/g)).toHaveLength(2)
})

describe('a masked report', () => {
  const recording = recordingOf(
    { status: 'open', search: { text: '' } },
    [
      { type: 'list/searchTyped', payload: { text: 'pa' } },
      { type: 'list/searchTyped', payload: { text: 'pay' } },
      { type: 'location/navigated', payload: { pathname: '/catalog', search: '?text=pay&x=1' } },
      {
        type: 'backend/executeQuery/fulfilled',
        payload: { items: [entity], pageInfo: { nextCursor: 'eyJwYXltZW50cyI6MX0=' } },
      },
      { type: 'rows/opened', payload: '/catalog/default/component/payments-api' },
      { type: 'pods/found', payload: ['payments-api-6f9-x2', 'repayments-api'] },
      { type: 'query/asked', payload: { 'entity({"ref":"component:default/payments-api"})': 1 } },
    ],
    [
      { at: 2, does: 'type', role: 'searchbox', name: 'Search', text: 'pay' },
      { at: 4, does: 'click', role: 'link', name: 'Payments API' },
    ],
  )
  const written = (masks: MaskChoices) => reportText(buildReport(recording, page, masks), 'Broken')

  it('has no email, name of an entity, or typed text', () => {
    const text = written(all)
    for (const secret of ['jane.doe', 'larkspur', 'wallet-team', 'Payments API', '"pay"', '=pay'])
      expect(text).not.toContain(secret)
    expect(text.replaceAll('repayments-api', '')).not.toContain('payments-api')
    expect(text).not.toContain('eyJwYXltZW50cyI6MX0')
  })

  it('has the same stand-in for the same, so that texts still begin alike', () => {
    const { actions, about } = buildReport(recording, page, all)
    const [pa, pay, navigated, answer, opened, pods, asked] = actions.map(
      (action) => (action as { payload?: never }).payload as unknown,
    )
    expect([pa, pay]).toEqual([{ text: 'aa' }, { text: 'aaa' }])
    expect(navigated).toEqual({ pathname: '/catalog', search: '?text=aaa&x=1' })
    const { name } = (answer as { items: { metadata: { name: string } }[] }).items[0]?.metadata ?? {
      name: '',
    }
    expect(opened).toBe(`/catalog/default/component/${name}`)
    expect(pods).toEqual([`${name}-6f9-x2`, 'repayments-api'])
    expect(asked).toEqual({ [`entity({"ref":"component:default/${name}"})`]: 1 })
    expect(about.steps).toMatchObject([
      { text: 'aaa' },
      { name: expect.stringMatching(/^name\d$/) },
    ])
  })

  it('keeps what is not chosen, and words of the portal', () => {
    expect(written(none)).toContain('jane.doe@larkspur.dev')
    expect(written({ ...none, emails: true })).toContain('person1@example.org')
    expect(written({ ...none, emails: true })).toContain('payments-api')
    const named = { kind: 'Component', metadata: { name: 'status' } }
    const report = buildReport(
      recordingOf({ status: 'open' }, [{ type: 'a/b', payload: named }]),
      page,
      all,
    )
    expect(report).toMatchObject({ start: { status: 'open' }, keptNames: ['status'] })
  })
})

describe('the size of a report', () => {
  const answer = (key: string, size: number) => ({
    type: 'got',
    payload: { key, text: 'x'.repeat(size) },
  })
  const segment = (from: number, size: number) => ({
    start: { from },
    actions: [answer(String(from), size)],
    times: [from],
  })

  it('keeps the last segments that fit', () => {
    const recording = {
      segments: [1, 2, 3, 4].map((from) => segment(from, 40_000)),
      steps: [],
      answers: [],
    }
    const report = buildReport(recording, page, all, 100_000)
    expect(report.start).toEqual({ from: 3 })
    expect(report.about.times).toEqual([3, 4])
    expect(report.about.leftOut).toEqual([])
    expect(reportText(report, '').length).toBeLessThan(100_000)
  })

  it('names cached answers and actions that are too large for it', () => {
    const queries = { large: { data: 'x'.repeat(500_000) }, small: { data: 'y' } }
    const start = { backend: { queries }, list: 1 }
    const recording = {
      segments: [{ start, actions: [answer('a', 300_000), answer('b', 10)], times: [1, 2] }],
      steps: [],
      answers: [],
    }
    const report = buildReport(recording, page, none, 100_000)
    expect(report.start).toEqual({ backend: { queries: { small: { data: 'y' } } }, list: 1 })
    expect(report.actions).toMatchObject([{ type: 'leftOut', was: 'got' }, { type: 'got' }])
    expect(report.about.leftOut).toEqual(['got', 'large'])
    expect(reportText(report, '').length).toBeLessThan(100_000)
  })

  it('is at most two megabytes, whatever was recorded', () => {
    const many = {
      segments: Array.from({ length: 20 }, (_one, from) => segment(from, 400_000)),
      steps: [],
      answers: [],
    }
    expect(reportText(buildReport(many, page, all), '').length).toBeLessThan(2_000_000)
    const huge = {
      segments: [{ ...segment(1, 3_000_000), start: { text: '"'.repeat(3_000_000) } }],
      steps: [],
      answers: [],
    }
    const text = reportText(buildReport(huge, page, all), '')
    expect(text.length).toBeLessThan(2_000_000)
  })
})

describe('Redux DevTools', () => {
  const counter = createSlice({
    name: 'counter',
    initialState: () => ({ count: 0 }),
    reducers: { counted: ({ count }) => ({ count: count + 1 }) },
  })

  it('imports the file: the state at its start, then its actions', () => {
    const { counted } = counter.actions
    const report = buildReport(recordingOf({ count: 7 }, [counted(), counted()]), page, all)
    const { preloadedState, payload } = JSON.parse(reportText(report, '')) as Record<string, string>
    const store = configureStore({
      reducer: counter.reducer,
      enhancers: (defaults) => defaults().concat(instrument() as StoreEnhancer),
    })
    const { liftedStore } = store as unknown as {
      liftedStore: { dispatch: (action: unknown) => void }
    }
    // As the extension does it.
    const lifted = JSON.parse(payload ?? '') as Parameters<typeof ActionCreators.importState>[0]
    liftedStore.dispatch({
      ...ActionCreators.importState(lifted),
      preloadedState: JSON.parse(preloadedState ?? '') as unknown,
    })
    expect(store.getState()).toEqual({ count: 9 })
  })
})
