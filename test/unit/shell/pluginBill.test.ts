import { expect, it } from '@jest/globals'
import {
  pluginSwitchedOff,
  pluginSwitchedOn,
  switchedOffSlice,
} from '../../../src/features/preferences/switchedOffSlice.ts'
import {
  componentBroke,
  pluginFaultsSlice,
  processCrashed,
  selectFailsOften,
} from '../../../src/features/shell/pluginFaultsSlice.ts'
import { billOf, type BillParts } from '../../../src/model/plugins/pluginBill.ts'
import { createPluginMeter } from '../../../src/sagas/services/pluginMeter.ts'

const parts: BillParts = {
  requests: { catalog: 4, auth: 2, '': 1 },
  failures: { catalog: 1, auth: 1 },
  loads: { catalog: 12.5 },
  longTasks: { catalog: 2, '': 3 },
  files: { 'catalog.1.js': 100, 'catalog.2.css': 20, 'main.js': 300, 'later.js': 7 },
  faults: { graph: { errors: 2, crashes: 1 } },
  chunks: { catalog: ['catalog.1.js', 'catalog.2.css'], search: ['later.js'], graph: [] },
  loaded: ['graph', 'catalog'],
}
const clean = { errors: 0, crashes: 0 }

it('has a line for each plugin, the largest first, and the rest for the portal', () => {
  expect(billOf(parts)).toEqual([
    { id: 'catalog', bytes: 120, loadTime: 12.5, requests: 4, failures: 1, longTasks: 2, ...clean },
    {
      ...{ id: 'graph', bytes: 0, loadTime: null, requests: 0, failures: 0, longTasks: 0 },
      ...{ errors: 2, crashes: 1 },
    },
    { id: '', bytes: 300, loadTime: null, requests: 3, failures: 1, longTasks: 3, ...clean },
  ])
})

it('says what was not measured', () => {
  const lines = billOf({ ...parts, chunks: null, longTasks: null })
  expect(lines.map(({ bytes, longTasks }) => [bytes, longTasks])).toEqual(
    Array.from({ length: 3 }, () => [null, null]),
  )
  expect(billOf({ ...parts, chunks: {} })[0]?.bytes).toBeNull()
})

it('counts a request for the plugin that begins it, else for the one of its backend', async () => {
  const meter = createPluginMeter()
  const statuses = [200, 404, 500]
  const send = meter.counting(() => {
    const status = statuses.shift() ?? 200
    return Promise.resolve({ ok: status === 200, status, statusText: '', text: '' })
  })
  const url = 'http://localhost:7007/api/catalog/entities'
  await send(url, {})
  await meter.during('graph', () => meter.during('ci', () => send(url, {})))
  await meter.during('graph', () => send(url, {}))
  await send('https://example.org/x', {})
  expect(meter.read()).toMatchObject({
    requests: { catalog: 1, ci: 1, graph: 1, '': 1 },
    failures: { graph: 1 },
  })
})

it('counts what fails, and not what nobody waits for any more', async () => {
  const meter = createPluginMeter()
  const send = meter.counting(() => Promise.reject(new Error('down')))
  await expect(send('/api/search/query', {})).rejects.toThrow('down')
  await expect(send('/api/search/query', { signal: AbortSignal.abort() })).rejects.toThrow('down')
  expect(meter.read()).toMatchObject({ requests: { search: 2 }, failures: { search: 1 } })
})

it('forgets whose work it is when the work throws', () => {
  const meter = createPluginMeter()
  const broken = () => {
    throw new Error('broken')
  }
  expect(() => meter.during('ci', broken)).toThrow('broken')
  void meter
    .counting(() => Promise.reject(new Error()))('/x', {})
    .catch(() => undefined)
  expect(meter.read().requests).toEqual({ '': 1 })
})

it.each([
  [['graph', 'graph', 3, 'x'.repeat(101), 'settings', null], ['graph']],
  [Array.from({ length: 300 }, (_, index) => `p${String(index)}`), 100],
  [{ graph: true }, undefined],
  ['graph', undefined],
])('reads what is kept: %j', (kept, expected) => {
  const value = switchedOffSlice.kept.take(kept)?.value
  if (typeof expected === 'number') expect(value).toHaveLength(expected)
  else expect(value).toEqual(expected)
})

it('switches a plugin off once, and never one that the portal needs', () => {
  const { reducer } = switchedOffSlice
  const off = ['graph', 'graph', 'settings'].map(pluginSwitchedOff).reduce(reducer, [])
  expect(off).toEqual(['graph'])
  expect(reducer(off, pluginSwitchedOn('graph'))).toEqual([])
})

it('offers to switch off what has failed three times, in whatever way', () => {
  const { reducer } = pluginFaultsSlice
  const crash = (pluginId: string) => processCrashed({ pluginId, process: 'poll' })
  const failed = (...events: Parameters<typeof reducer>[1][]) => ({
    pluginFaults: events.reduce(reducer, {}),
  })
  const twice = [componentBroke({ pluginId: 'graph' }), crash('graph')]
  expect(selectFailsOften(failed(...twice), 'graph')).toBe(false)
  expect(selectFailsOften(failed(...twice, crash('graph')), 'graph')).toBe(true)
  expect(
    selectFailsOften(failed(...Array.from({ length: 9 }, () => crash('settings'))), 'settings'),
  ).toBe(false)
})
