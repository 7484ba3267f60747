import { expect, it } from '@jest/globals'
import type { Answer } from '../../src/features/backend/backendApi.ts'
import {
  graphSlice,
  loadingRetried,
  nodeExpanded,
  type GraphState,
} from '../../src/features/graph/graphSlice.ts'
import { signInSucceeded, signInRequested } from '../../src/features/session/sessionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { graphHref, type GraphQuery } from '../../src/model/graph/graphQuery.ts'
import { graphSaga } from '../../src/sagas/graph/graphSaga.ts'
import { fakeBackend, personOf } from '../support/fakeSessions.ts'
import { startProcesses } from '../support/processHarness.ts'

const answer = (body: unknown, status = 200): Answer => ({
  ok: status < 300,
  status,
  statusText: '',
  text: JSON.stringify(body),
})

interface Asked {
  readonly refs: readonly string[]
  readonly fields: readonly string[]
  readonly signal: AbortSignal | null | undefined
  readonly answer: (given: Answer) => void
}

/** A tree: each entity has this many parts, named after it; those of `x` are missing. */
const partsOf = (ref: string, width: number) => ({
  kind: 'System',
  metadata: { name: ref.split('/')[1] ?? '' },
  relations: Array.from({ length: width }, (_, index) => ({
    type: 'hasPart',
    targetRef: `${ref}-${String(index)}`,
  })),
})

const entitiesFor = ({ refs }: Asked, width: number) =>
  answer({ items: refs.map((ref) => (ref.includes('missing') ? null : partsOf(ref, width))) })

const root = 'system:default/a'
const at = (query: Partial<GraphQuery>, by: 'push' | 'replace' = 'push') => {
  const [pathname = '', search = ''] = graphHref(query).split('?')
  return navigated({ pathname, search: `?${search}`, hash: '', by })
}

function startGraph(isSignedIn = true) {
  const asked: Asked[] = []
  const run = startProcesses(
    [],
    {
      backend: fakeBackend((_url, { body, signal }) => {
        const { promise, resolve, reject } = Promise.withResolvers<Answer>()
        signal?.addEventListener('abort', () => {
          reject(signal.reason as Error)
        })
        const { entityRefs, fields } = JSON.parse(body as string) as Record<string, string[]>
        asked.push({ refs: entityRefs ?? [], fields: fields ?? [], signal, answer: resolve })
        return promise
      }),
    },
    { aside: /^backend\/|^location\/|^session\// },
  )
  run.dispatch(signInRequested({ method: 'guest' }))
  const signIn = () => run.dispatch(signInSucceeded(personOf('guest')))
  if (isSignedIn) signIn()
  run.portal.extend({
    id: 'catalog-graph',
    slices: [graphSlice],
    processes: [{ name: 'graph', saga: graphSaga }],
  })
  const level = async (width: number) => {
    const newest = asked.at(-1)
    if (newest) newest.answer(entitiesFor(newest, width))
    await run.advance()
  }
  const machine = () => (run.state() as unknown as { readonly graph: GraphState }).graph
  return { ...run, asked, level, machine, signIn }
}

it('asks once a level, with no more fields than it shows', async () => {
  const { asked, dispatch, expectEvents, expectState, level } = startGraph()
  dispatch(at({ roots: [root] }))
  await level(9)
  await level(10)
  await level(10)
  expect(asked.map(({ refs }) => refs.length)).toEqual([1, 9, 90])
  expect(asked[0]?.fields).toContain('relations')
  expect(asked[0]?.fields).not.toContain('metadata.annotations')
  expectState('graph', { status: 'ready' })
  expectEvents(
    'graph/graphOpened',
    'graph/batchLoaded',
    'graph/batchLoaded',
    'graph/batchLoaded',
    'graph/graphCompleted',
  )
})

it('asks for nothing beyond its budget, until somebody wants more of a node', async () => {
  const { asked, dispatch, expectState, given, level } = startGraph()
  await given(at({ roots: [root], maxDepth: 1, maxNodes: 20 }))
  await level(80)
  await given()
  await level(0)
  expect(asked.map(({ refs }) => refs.length)).toEqual([1, 19])
  expectState('graph', { status: 'ready' })
  dispatch(nodeExpanded(root))
  expectState('graph', { status: 'loading', expansions: { [root]: 1 } })
  await level(0)
  expect(asked.map(({ refs }) => refs.length)).toEqual([1, 19, 50])
  await given()
  expectState('graph', { status: 'ready' })
})

it('asks for a wide level in several answers at once', async () => {
  const { asked, advance, expectState, given, level } = startGraph()
  await given(at({ roots: [root], maxDepth: 1, maxNodes: 300 }))
  await level(250)
  await given()
  const [, ...wide] = asked
  expect(wide.map(({ refs }) => refs.length)).toEqual([100, 100, 50])
  for (const each of wide) each.answer(entitiesFor(each, 0))
  await advance()
  await given()
  expectState('graph', { status: 'ready' })
})

it('asks only for what is not there yet when a filter changes, and for nothing when none does', async () => {
  const { asked, expectState, given, level } = startGraph()
  await given(at({ roots: [root], maxDepth: 1 }))
  await level(3)
  await level(3)
  await given(at({ roots: [root], maxDepth: 1, selected: root, direction: 'TB' }, 'replace'))
  expect(asked).toHaveLength(2)
  await given(at({ roots: [root], maxDepth: 2 }))
  expect(asked.map(({ refs }) => refs.length)).toEqual([1, 3, 9])
  await level(0)
  await given(at({ roots: [root], maxDepth: 1 }))
  expect(asked).toHaveLength(3)
  expectState('graph', { status: 'ready' })
})

it('drops what nobody looks at any more', async () => {
  const { asked, expectState, given, machine } = startGraph()
  await given(at({ roots: [root] }))
  await given(at({ roots: ['system:default/b'] }))
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  expectState('graph', { status: 'loading', scope: { roots: ['system:default/b'] }, batches: [] })
  await given(navigated({ pathname: '/catalog', search: '', hash: '', by: 'push' }))
  expect(asked[1]?.signal?.aborted).toBe(true)
  expect(machine()).toEqual({ status: 'idle' })
  await given(at({}))
  expect(machine()).toEqual({ status: 'idle' })
  expect(asked).toHaveLength(2)
})

it('keeps what is there when a level fails, and goes on from it', async () => {
  const { asked, dispatch, expectEvents, expectState, given, level, advance } = startGraph()
  await given(at({ roots: [root], maxDepth: 1 }))
  await level(3)
  await given()
  asked.at(-1)?.answer(answer({ error: { name: 'Error', message: 'no' } }, 503))
  await advance()
  expectState('graph', { status: 'failed', batches: [[root]], failure: { status: 503 } })
  dispatch(loadingRetried())
  await level(0)
  expect(asked.map(({ refs }) => refs.length)).toEqual([1, 3, 3])
  expectState('graph', { status: 'ready' })
  expectEvents(
    'graph/loadingFailed',
    'graph/loadingRetried',
    'graph/batchLoaded',
    'graph/graphCompleted',
  )
})

it('takes up what is under way when it is started again', async () => {
  const { asked, expectState, given, level, portal, advance } = startGraph()
  await given(at({ roots: [root], maxDepth: 1 }))
  await level(3)
  await given()
  portal.stop()
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false, true])
  portal.resume()
  await advance()
  expect(asked.at(-1)?.refs).toHaveLength(3)
  await level(0)
  await given()
  expectState('graph', { status: 'ready' })
})

it('counts those that are missing as known', async () => {
  const { asked, expectState, given, level } = startGraph()
  await given(at({ roots: ['system:default/missing'] }))
  await level(3)
  await given()
  expect(asked).toHaveLength(1)
  expectState('graph', { status: 'ready', batches: [['system:default/missing']] })
})

it('waits until somebody is signed in', async () => {
  const { asked, expectState, given, machine, signIn } = startGraph(false)
  await given(at({ roots: [root] }))
  expect(machine()).toEqual({ status: 'idle' })
  signIn()
  await given()
  expectState('graph', { status: 'loading' })
  expect(asked).toHaveLength(1)
})
