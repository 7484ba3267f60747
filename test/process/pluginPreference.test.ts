// A plugin's preference whose slice is added after the core's preferences were read and saved.

import { expect, it } from '@jest/globals'
import type { PayloadAction } from '@reduxjs/toolkit'
import { keptSlice } from '../../src/features/preferences/keptSlice.ts'
import { fakeBackend } from '../support/fakeSessions.ts'
import { createDoor, mona } from '../support/people.ts'
import { startProcesses } from '../support/processHarness.ts'
import { createSettingsServer } from '../support/settingsServer.ts'

const rateSlice = keptSlice({
  name: 'rate',
  initialState: (): number => 60,
  kept: { place: { key: 'pulse.rate' }, format: 'json', isPersonal: true },
  read: (kept) => (typeof kept === 'number' ? kept : undefined),
  remembered: 'rateRemembered',
  reducers: { rateChosen: (_rate, { payload }: PayloadAction<number>) => payload },
  selectors: {},
})

it('is kept in the browser and on the server once its plugin is loaded', async () => {
  const onServer = 'default.userSettings/pulse.rate'
  const server = createSettingsServer({ [onServer]: 90 })
  const door = createDoor()
  const backend = fakeBackend(server.send, { token: () => 'not-signed' })
  const run = startProcesses(
    [],
    { session: door.session, backend },
    { kept: { 'pulse.rate': '70' }, aside: /^(?:boot|session|backend|userSettings)\// },
  )
  await door.enter(run, mona)
  await run.advance(2_250)
  run.expectEvents()
  run.portal.extend({ id: 'pulse', slices: [rateSlice], processes: [] })
  expect(run.state()).toHaveProperty('rate', 70)
  await run.advance(1_000)
  expect(run.state()).toHaveProperty('rate', 90)
  run.expectEvents('rate/rateRemembered', 'rate/rateRemembered')
  run.dispatch(rateSlice.actions.rateChosen(80))
  expect(run.kept.get('pulse.rate')).toBe('80')
  await run.advance(1_000)
  expect(server.values.get(onServer)).toBe(80)
  run.expectEvents('rate/rateChosen')
})
