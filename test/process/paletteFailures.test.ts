// The palette when the plugin of an item cannot be loaded.

import { expect, it } from '@jest/globals'
import * as palette from '../../src/features/palette/paletteSlice.ts'
import { themeChosen } from '../../src/features/preferences/themeSlice.ts'
import { paletteSaga } from '../../src/sagas/palette/paletteSaga.ts'
import { startProcesses } from '../support/processHarness.ts'

it('reports a plugin that could not be loaded, does nothing of it, and goes on', async () => {
  const reported: unknown[] = []
  const failure = new Error('the plugin is gone')
  const { advance, dispatch, expectEvents, visited } = startProcesses(
    [{ name: 'palette', saga: paletteSaga }],
    {
      plugins: { load: (id) => (id === 'pulse' ? Promise.reject(failure) : Promise.resolve()) },
      report: {
        error: (thrown, context) => reported.push([thrown, context]),
        warning: () => undefined,
        subscribe: () => () => undefined,
      },
    },
  )
  dispatch(palette.opened())
  await advance()
  dispatch(palette.chosen({ event: themeChosen('dark'), pluginId: 'pulse' }))
  await advance()
  expect(reported).toEqual([[failure, { process: 'palette' }]])
  dispatch(palette.opened())
  await advance()
  dispatch(palette.chosen({ to: '/settings' }))
  expect(visited).toEqual(['→ /settings'])
  expectEvents(
    ...['palette/opened', 'palette/listLoaded', 'palette/chosen'],
    ...['palette/opened', 'palette/listLoaded', 'palette/chosen'],
  )
})
