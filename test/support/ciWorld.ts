// Processes of workflow runs at a host that is not GitHub.

import { ciPollingSlice } from '../../src/features/ci/ciPollingSlice.ts'
import { runActionSlice } from '../../src/features/ci/runActionSlice.ts'
import { runsViewSlice } from '../../src/features/preferences/runsViewSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { ciAccessRef } from '../../src/model/ci/ciAccess.ts'
import { ciHostsRef } from '../../src/model/ci/ciHost.ts'
import type { CiPollingState } from '../../src/model/ci/ciPolling.ts'
import type { CiRun, RunPage } from '../../src/model/ci/ciRun.ts'
import { attentionRef } from '../../src/model/shell/attention.ts'
import { ciPollingSaga } from '../../src/sagas/ci/ciPollingSaga.ts'
import { runActionSaga } from '../../src/sagas/ci/runActionSaga.ts'
import { createCiAccess } from '../../src/sagas/ci/services/ciAccess.ts'
import { fakeBackend } from './fakeSessions.ts'
import { answerOf } from './importWorld.ts'
import { createDoor, mona } from './people.ts'
import { startProcesses } from './processHarness.ts'
import { sampleCiHost, samplePlace } from './sampleCiHost.ts'

const entity = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: {
    name: 'some',
    namespace: 'default',
    annotations: { 'builds.example/project-slug': 'larkspur/shop' },
  },
  spec: {},
}
export const page = '/catalog/default/component/some'
export const running: CiRun = { id: '7', name: 'CI', attempt: 1, status: 'in_progress' }
export const red: CiRun = { ...running, status: 'completed', conclusion: 'failure' }

interface Sent {
  readonly line: string
  readonly headers: Readonly<Record<string, string>>
}

/** Each page begins with the given run; the others have ended. */
function pageAt({ searchParams }: URL, run: CiRun, total: number): RunPage {
  const from = Number(searchParams.get('from'))
  const length = Math.min(Number(searchParams.get('most')), total - from)
  const runs = Array.from({ length }, (_, index) =>
    index === 0 ? run : { ...red, id: `older-${String(from + index)}` },
  )
  return { runs, total }
}

/** A user at a host that is not GitHub, whose answers the test chooses. */
export function startCi() {
  const door = createDoor()
  const sent: Sent[] = []
  let run = running
  let etag = '"1"'
  let remaining = '4000'
  let refusal: number | undefined
  let refusedAt: string | undefined
  let retryAfter: string | undefined
  let total = 60
  let isKnown = true
  let token = 'the-token'
  const headersOf = () => ({
    etag,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': '3600',
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
  })
  const backend = fakeBackend((url, init) => {
    if (url.includes('/catalog/')) return Promise.resolve(answerOf(200, entity))
    if (!url.startsWith(samplePlace.apiBaseUrl)) return Promise.resolve(answerOf(404, {}))
    const headers = init.headers as Readonly<Record<string, string>>
    sent.push({ line: `${init.method ?? ''} ${url.replace(samplePlace.apiBaseUrl, '')}`, headers })
    const has = headersOf() as Readonly<Record<string, string>>
    const header = (name: string) => has[name] ?? null
    const answer = (status: number, body: unknown) =>
      Promise.resolve({ ...answerOf(status, body), header })
    if (refusedAt !== undefined && url.includes(refusedAt)) return answer(503, {})
    if (refusal !== undefined) return answer(refusal, { error: { name: 'E', message: 'No' } })
    if (headers['if-none-match'] === etag) return answer(304, '')
    if (url.endsWith('/head')) return answer(200, 'trunk')
    if (url.includes('/refs/')) return answer(200, url.endsWith('/3') ? [] : ['one', 'two'])
    if (init.method === 'POST') return answer(200, null)
    if (url.includes('/jobs')) return answer(200, [])
    return answer(200, url.includes('?') ? pageAt(new URL(url), run, total) : run)
  })
  const auth = {
    getAccessToken: () => Promise.resolve(isKnown ? token : ''),
    getIdToken: () => Promise.resolve(''),
    getProfile: () => Promise.resolve(undefined),
    getBackstageIdentity: () => Promise.resolve(undefined),
  }
  const waiting: (() => void)[] = []
  let isAttended = true
  const services = new Map<string, unknown>([
    [ciHostsRef.id, [sampleCiHost]],
    [ciAccessRef.id, createCiAccess({ auth, backend, clock: { now: () => Date.now() } })],
    [
      attentionRef.id,
      {
        whenAttended: () =>
          isAttended ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve)),
      },
    ],
  ])
  const portal = {
    check: () => [],
    checkAll: () => Promise.resolve(),
    get: ({ id }: { readonly id: string }) => services.get(id) as never,
  }
  const started = startProcesses(
    [],
    { session: door.session, backend, auth, portal },
    {
      aside:
        /^(?:boot|session|backend|userSettings|location|providers|flags|ciPolling|runAction|runsView|alerts)\//,
    },
  )
  started.portal.extend({
    id: 'ci',
    slices: [ciPollingSlice, runActionSlice, runsViewSlice],
    processes: [
      { name: 'ciPolling', saga: ciPollingSaga },
      { name: 'runAction', saga: runActionSaga },
    ],
  })
  const go = async (pathname: string, search = '') => {
    started.dispatch(navigated({ pathname, search, hash: '', by: 'push' }))
    await started.advance(0)
  }
  return {
    ...started,
    sent,
    lines: () => sent.map(({ line }) => line),
    go,
    enter: async (pathname: string, search = '') => {
      await door.enter(started, mona)
      await go(pathname, search)
    },
    machine: () => (started.state() as unknown as { readonly ciPolling: CiPollingState }).ciPolling,
    acting: () => (started.state() as unknown as { readonly runAction: unknown }).runAction,
    becomes: (next: CiRun) => {
      run = next
      etag = `"${String(Number(etag.slice(1, -1)) + 1)}"`
    },
    /** So many runs at the host. */
    grow: (to: number) => {
      total = to
    },
    /** Requests with this in their address. */
    refuseAt: (part: string | undefined) => {
      refusedAt = part
    },
    /** `wait` is in seconds. */
    refuse: (status: number | undefined, wait?: number) => {
      refusal = status
      retryAfter = wait === undefined ? undefined : String(wait)
    },
    leave: (left: number) => {
      remaining = String(left)
    },
    signOut: () => {
      isKnown = false
    },
    signIn: (next = 'the-token') => {
      isKnown = true
      token = next
    },
    look: (next: boolean) => {
      isAttended = next
      if (next) for (const resume of waiting.splice(0)) resume()
    },
  }
}
