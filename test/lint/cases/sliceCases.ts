// Rules for slices.

import { each, slice, type LintCase } from './lintCase.ts'

const withReducers = (reducers: string) =>
  `export const s = createSlice({ name: 's', initialState: () => ({}), reducers: ${reducers} })`

export const sliceCases: readonly LintCase[] = [
  ...each(
    'portico/no-setter-actions',
    slice,
    withReducers('{ urlSubmitted: (s) => s, settled: (s) => s }'),
    {
      'no set…': withReducers('{ setUrl: (s) => s }'),
      'no update…': withReducers('{ updateUrl(s) { return s } }'),
      'no toggle…': withReducers('{ togglePanel: { prepare: () => ({}), reducer: (s) => s } }'),
      'no clear…': withReducers('{ clearAll: (s) => s }'),
      'no bare reset': withReducers('{ reset: (s) => s }'),
      'no handle… in the callback form': withReducers(
        '(create) => ({ handleClick: create.reducer((s) => s) })',
      ),
      'no setter in the slice of a preference': withReducers('{ setTheme: (s) => s }').replace(
        'createSlice',
        'partlyKeptSlice',
      ),
      'no setter as an action of its own': "export const a = createAction('session/setUser')",
    },
  ),
  ...each(
    'portico/no-world-in-slices',
    slice,
    withReducers(
      '{ asked: { prepare: () => ({ payload: { at: Date.now(), id: nanoid(), on: new Date(), r: Math.random() } }), reducer: (s) => ({ ...s, most: Math.max(1, 2) }) } }',
    ),
    {
      'no clock': withReducers('{ asked: (s) => ({ ...s, at: Date.now() }) }'),
      'no new Date': withReducers('{ asked: (s) => ({ ...s, at: new Date().toISOString() }) }'),
      'no clock in a reducer beside its prepare': withReducers(
        '{ asked: { prepare: () => ({}), reducer: (s) => ({ at: Date.now() }) } }',
      ),
      'no randomness': withReducers('{ asked: (s) => ({ ...s, at: Math.random() }) }'),
      'no ids': withReducers('{ asked: (s) => ({ ...s, id: nanoid() }) }'),
      'no ids of the browser': withReducers(
        '{ asked: (s) => ({ ...s, id: crypto.randomUUID() }) }',
      ),
      'no storage in the initial state':
        "const first = () => localStorage.getItem('a')\nexport { first }",
      'no storage of the session': withReducers("{ asked: (s) => sessionStorage.getItem('a') }"),
      'no requests': withReducers("{ asked: (s) => { fetch('/'); return s } }"),
      'no timers': withReducers('{ asked: (s) => { setTimeout(() => {}, 1); return s } }'),
    },
  ),
]
