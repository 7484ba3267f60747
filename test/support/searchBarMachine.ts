// State × event for the field of the search page, as in machines.ts.

import * as bar from '../../src/features/search/searchBarSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import type { Machine } from './machine.ts'

const went = (pathname: string, by: 'push' | 'replace' | 'pop') =>
  navigated({ pathname, search: '?query=pay', hash: '', by })

export const searchBarMachine: Machine = {
  reducer: bar.searchBarSlice.reducer,
  states: {
    settled: { status: 'settled' },
    typing: { status: 'typing', text: 'pa', hasEntry: false } as bar.SearchBarState,
    writing: { status: 'typing', text: 'pa', hasEntry: true } as bar.SearchBarState,
  },
  events: {
    typed: bar.termTyped('pay'),
    committed: bar.termCommitted(),
    written: went('/search', 'push'),
    rewritten: went('/search', 'replace'),
    wentBack: went('/search', 'pop'),
    left: went('/catalog', 'push'),
    opened: bar.resultOpened(),
    openedBeside: bar.resultOpenedBeside('/catalog'),
  },
  moves: {
    settled: { typed: 'typing' },
    typing: {
      typed: 'typing',
      committed: 'settled',
      written: 'typing',
      rewritten: 'typing',
      wentBack: 'settled',
      left: 'settled',
    },
    writing: {
      typed: 'typing',
      committed: 'settled',
      written: 'typing',
      rewritten: 'typing',
      wentBack: 'settled',
      left: 'settled',
    },
  },
}
