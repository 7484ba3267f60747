// State × event for the machine of the graph page, as in machines.ts.

import * as graph from '../../src/features/graph/graphSlice.ts'
import { scopeOf, type GraphScope } from '../../src/model/graph/graphQuery.ts'
import { failure, type Machine } from './machine.ts'

const root = 'component:default/a'
const scope: GraphScope = { roots: [root], maxDepth: 2, maxNodes: 9, relations: [], kinds: [] }
const another: GraphScope = { ...scope, roots: ['api:default/b'] }
const refs = ['component:default/b']
const about = { scope, batches: [[root]], expansions: {} }

export const graphMachine: Machine = {
  reducer: graph.graphSlice.reducer,
  states: {
    idle: { status: 'idle' },
    loading: { status: 'loading', ...about },
    ready: { status: 'ready', ...about },
    failed: { status: 'failed', ...about, failure } as graph.GraphState,
  },
  events: {
    opened: graph.graphOpened(scopeOf(scope)),
    openedDeeper: graph.graphOpened({ ...scope, maxDepth: 3 }),
    openedAnother: graph.graphOpened(another),
    left: graph.graphLeft(),
    batchLoaded: graph.batchLoaded({ scope, refs }),
    completed: graph.graphCompleted({ scope }),
    failed: graph.loadingFailed({ scope, failure }),
    lateBatch: graph.batchLoaded({ scope: another, refs }),
    lateCompletion: graph.graphCompleted({ scope: another }),
    lateFailure: graph.loadingFailed({ scope: another, failure }),
    retried: graph.loadingRetried(),
    expanded: graph.nodeExpanded(root),
    expandedOddly: graph.nodeExpanded('__proto__'),
  },
  moves: {
    idle: { opened: 'loading', openedDeeper: 'loading', openedAnother: 'loading' },
    loading: {
      openedDeeper: 'loading',
      openedAnother: 'loading',
      left: 'idle',
      batchLoaded: 'loading',
      completed: 'ready',
      failed: 'failed',
      expanded: 'loading',
      expandedOddly: 'loading',
    },
    ready: {
      openedDeeper: 'loading',
      openedAnother: 'loading',
      left: 'idle',
      expanded: 'loading',
      expandedOddly: 'loading',
    },
    failed: {
      openedDeeper: 'loading',
      openedAnother: 'loading',
      left: 'idle',
      retried: 'loading',
      expanded: 'loading',
      expandedOddly: 'loading',
    },
  },
}
