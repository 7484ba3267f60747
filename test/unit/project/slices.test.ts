// State × event for each machine, ignored pairs included, and random walks over them.

import { describe, expect, it } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import * as session from '../../../src/features/session/sessionSlice.ts'
import { pluginLoaded, pluginsSlice } from '../../../src/features/shell/pluginsSlice.ts'
import { processesSlice, processStopped } from '../../../src/features/shell/processesSlice.ts'
import type { SessionState } from '../../../src/model/session/sessionState.ts'
import { allMachines } from '../../support/allMachines.ts'
import { failure, renewedWho, who } from '../../support/machine.ts'
import { stateChange } from '../../support/stateChange.ts'

describe.each(Object.entries(allMachines))('%s', (_name, { reducer, states, events, moves }) => {
  const after = (before: unknown, action: UnknownAction) => reducer(before as never, action)

  it.each(Object.entries(states))(
    '%s becomes on each event what the table says',
    (state, before) => {
      const ways = moves[state] ?? {}
      const next = Object.entries(events).map(([event, action]) => {
        const end = after(before, action)
        return [event, end === before && !(event in ways) ? 'the same' : end.status]
      })
      const table = Object.keys(events).map((event) => [event, ways[event] ?? 'the same'])
      expect(Object.fromEntries(next)).toEqual(Object.fromEntries(table))
    },
  )

  // The data, too, as the changes to the state before.
  it('changes its data as before', () => {
    const lines = Object.entries(states).flatMap(([state, before]) =>
      Object.entries(events)
        .filter(([event]) => moves[state]?.[event] !== undefined)
        .map(
          ([event, action]) => `${state}, ${event}: ${stateChange(before, after(before, action))}`,
        ),
    )
    expect(`\n${lines.join('\n')}\n`).toMatchSnapshot()
  })

  it('stays legal and JSON on every walk', () => {
    const walk = fc.array(fc.constantFrom(...Object.values(events)), { maxLength: 30 })
    fc.assert(
      fc.property(walk, (actions) => {
        const end = actions.reduce(
          (state, action) => reducer(state as never, action),
          reducer(undefined as never, { type: '@@init' }),
        )
        expect(Object.values(states).map(({ status }) => status)).toContain(end.status)
        expect(JSON.parse(JSON.stringify(end))).toEqual(end)
      }),
    )
  })
})

it('counts how often renewal has failed in a row', () => {
  const { reducer } = session.sessionSlice
  const events = [
    session.signInRequested({ method: 'guest' }),
    session.signInSucceeded(who),
    session.renewalFailed(failure),
    session.renewalFailed(failure),
  ]
  const state = events.reduce<SessionState>(reducer, { status: 'signedOut' })
  expect(state).toMatchObject({ status: 'renewalFailing', attempts: 2 })
  expect(reducer(state, session.renewed(renewedWho))).toEqual({
    status: 'signedIn',
    method: 'guest',
    ...renewedWho,
  })
})

it('names each stopped process once, the newest last', () => {
  const { reducer } = processesSlice
  const names = ['a', 'b', 'a']
  const state = names.reduce(
    (current, name) => reducer(current, processStopped({ name })),
    reducer(undefined, { type: '@@init' }),
  )
  expect(state).toEqual({ status: 'someStopped', names: ['b', 'a'] })
})

it('names each loaded plugin once, in the order in which they came', () => {
  const { reducer } = pluginsSlice
  const twice = ['catalog', 'graph'].reduce(
    (current, id) => reducer(current, pluginLoaded({ id })),
    reducer(undefined, { type: '@@init' }),
  )
  expect(twice).toEqual({ loaded: ['catalog', 'graph'] })
  expect(reducer(twice, pluginLoaded({ id: 'catalog' }))).toBe(twice)
})

it('shows a change in its line, also one that is too long to be shown', () => {
  const long = { text: 'x'.repeat(300), last: 1 }
  expect(stateChange({ a: 1, c: [1] }, { b: undefined, c: [2] })).toBe(
    'a=removed b=undefined c.0=2',
  )
  expect(stateChange({}, { long })).not.toBe(stateChange({}, { long: { ...long, last: 2 } }))
})
