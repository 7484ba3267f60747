// State × event for the machine of the graph page, as in machines.ts.

import * as graph from '../../src/features/graph/graphSlice.ts'
import { scopeOf, type GraphScope } from '../../src/model/graph/graphQuery.ts'
import { failure, type Machine } from './machine.ts'

const root = 'component:default/a'
const scope: GraphScope = { roots: [root], maxDepth: 2, maxNodes: 9, relations: [], kinds: [] }
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
    openedAnother: graph.graphOpened({ ...scope, roots: ['api:default/b'] }),
    left: graph.graphLeft(),
    batchLoaded: graph.batchLoaded(['component:default/b']),
    completed: graph.graphCompleted(),
    failed: graph.loadingFailed(failure),
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
