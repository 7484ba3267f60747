// State × event for the machines of the catalog's table, as in machines.ts.

import * as exporting from '../../src/features/catalog/export/exportSlice.ts'
import * as selection from '../../src/features/catalog/list/table/selectionSlice.ts'
import * as session from '../../src/features/session/sessionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { defaultIndexQuery } from '../../src/model/catalog/indexQuery.ts'
import { failure, who, type Machine } from './machine.ts'

const scope = { type: 'list', query: defaultIndexQuery } as const
const shape = { format: 'csv', columns: [], hasByteOrderMark: false } as const
const progress = { scope, shape, total: 3, done: 1, pages: 1, cursor: 'c' } as const
const picked = { type: 'selection', kind: 'all', refs: ['a'] } as const
const page = progress.pages
const went = (search: string, pathname = '/catalog') =>
  navigated({ pathname, search, hash: '', by: 'push' })

const ends = { exportDismissed: 'idle', signedIn: 'idle', signedOut: 'idle' }

export const tableMachines: Readonly<Record<string, Machine>> = {
  selection: {
    reducer: selection.selectionSlice.reducer,
    states: {
      none: { status: 'none' },
      some: { status: 'some', refs: ['a', 'b'], filters: '' } as selection.SelectionState,
    },
    events: {
      rowsPicked: selection.rowsPicked({ refs: ['a', 'c'], filters: '' }),
      pickedAgain: selection.rowsPicked({ refs: ['a'], filters: '' }),
      pickedElsewhere: selection.rowsPicked({ refs: ['z'], filters: '?filters[text]=z' }),
      rowsUnpicked: selection.rowsUnpicked(['a']),
      allUnpicked: selection.rowsUnpicked(['b', 'a']),
      unpickedOther: selection.rowsUnpicked(['x']),
      selectionDropped: selection.selectionDropped(),
      sorted: went('?sort=owner,desc'),
      filtered: went('?filters[text]=x'),
      opened: went('', '/catalog/default/component/a'),
      signedOut: session.signedOut({ by: 'inactivity' }),
    },
    moves: {
      none: {
        rowsPicked: 'some',
        pickedAgain: 'some',
        pickedElsewhere: 'some',
        selectionDropped: 'none',
        signedOut: 'none',
      },
      some: {
        rowsPicked: 'some',
        pickedElsewhere: 'some',
        rowsUnpicked: 'some',
        allUnpicked: 'none',
        selectionDropped: 'none',
        filtered: 'none',
        signedOut: 'none',
      },
    },
  },
  export: {
    reducer: exporting.exportSlice.reducer,
    states: {
      idle: { status: 'idle' },
      counting: { status: 'counting', scope } as exporting.ExportState,
      ready: { status: 'ready', scope, total: 3 } as exporting.ExportState,
      running: { status: 'running', ...progress },
      failed: { status: 'failed', ...progress, failure } as exporting.ExportState,
      saving: { status: 'saving', ...progress },
      saved: { status: 'saved', ...progress },
    },
    events: {
      listRequested: exporting.exportRequested(scope),
      selectionRequested: exporting.exportRequested(picked),
      counted: exporting.counted({ scope, total: 3 }),
      countFailed: exporting.counted({ scope, total: null }),
      lateCount: exporting.counted({ scope: { ...picked, refs: [] }, total: 3 }),
      exportBegan: exporting.exportBegan(shape),
      pageWritten: exporting.pageWritten({ page, rows: 1, nextCursor: 'd' }),
      lastWritten: exporting.pageWritten({ page, rows: 1, nextCursor: null }),
      latePage: exporting.pageWritten({ page: page - 1, rows: 1, nextCursor: null }),
      lateFailure: exporting.exportFailed({ page: page - 1, failure }),
      exportFailed: exporting.exportFailed({ page, failure }),
      exportResumed: exporting.exportResumed(),
      partRequested: exporting.partRequested(),
      fileSaved: exporting.fileSaved(),
      exportDismissed: exporting.exportDismissed(),
      signedIn: session.signInSucceeded(who),
      signedOut: session.signedOut({ by: 'inactivity' }),
    },
    moves: {
      idle: { ...ends, listRequested: 'counting', selectionRequested: 'ready' },
      counting: { ...ends, counted: 'ready', countFailed: 'ready' },
      ready: { ...ends, exportBegan: 'running' },
      running: { ...ends, pageWritten: 'running', lastWritten: 'saving', exportFailed: 'failed' },
      failed: { ...ends, exportResumed: 'running', partRequested: 'saving' },
      saving: { ...ends, fileSaved: 'saved' },
      saved: ends,
    },
  },
}
