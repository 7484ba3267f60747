// Random walks of a whole portal: whatever user, plugins, other tabs and network do, no request
// uses another user's token, no token leaks, and there is always a next step.

import { expect, it, jest } from '@jest/globals'
import fc from 'fast-check'
import { tokenRefused } from '../../src/features/backend/backendApi.ts'
import { loginChosen, loginsRejected } from '../../src/features/session/login/providersSlice.ts'
import {
  guestAnswered,
  selectIdentity,
  signedOut,
  resumeRequested,
  signInRequested,
} from '../../src/features/session/sessionSlice.ts'
import { FailureError } from '../../src/model/failure.ts'
import { type Identity, type AccessOptions } from '../../src/model/session/person.ts'
import type { TabMessage } from '../../src/sagas/services/services.ts'
import {
  methods,
  outcomes,
  ownerOf,
  secret,
  walkPeople,
  startWalk,
  walkProviders,
  type Walk,
} from '../support/walkingPortal.ts'

const minute = 60_000

interface Step {
  /** The text of a counterexample. */
  readonly [fc.toStringMethod]: () => string
  readonly take: (walk: Walk, notes: Notes) => unknown
}

/** Checked at the end. */
interface Notes {
  readonly waiting: Set<string>
  readonly wrongs: string[]
}

const step = (name: string, take: Step['take']): Step => ({
  take,
  [fc.toStringMethod]: () => name,
})

const method = fc.constantFrom(...methods)
const providerId = fc.constantFrom(...walkProviders)
const flow = fc.constantFrom('popup' as const, 'redirect' as const)
const user = fc.constantFrom(...walkPeople)

/** A plugin's request while a user is signed in; neither its result nor its failure may contain a token. */
function ask(walk: Walk, { waiting, wrongs }: Notes, id: string, options: AccessOptions): void {
  if (selectIdentity(walk.state()) === null) return
  const name = `${id} for the ${String(waiting.size)}th`
  waiting.add(name)
  const look = (outcome: unknown) => {
    waiting.delete(name)
    const seen = outcome instanceof FailureError ? outcome.failure : outcome
    if (JSON.stringify(seen).includes(secret)) wrongs.push(`a token in ${JSON.stringify(seen)}`)
  }
  walk.services.access.request(id, options).then(look, look)
}

/** A request with a refused token waits for another one, which must be the same user's. */
function park({ keeper, dispatch }: Walk, { waiting, wrongs }: Notes): void {
  const token = keeper.token()
  if (token === null) return
  const name = `parked with ${token} as the ${String(waiting.size)}th`
  waiting.add(name)
  const look = (isThere: unknown) => {
    waiting.delete(name)
    const next = keeper.token()
    if (isThere === true && (next === null || ownerOf(next) !== ownerOf(token)))
      wrongs.push(`${token} repeated with ${String(next)}`)
  }
  keeper.anotherToken(token, new AbortController().signal).then(look, look)
  dispatch(tokenRefused())
}

const message: fc.Arbitrary<TabMessage> = fc.oneof(
  fc.constant<TabMessage>({ type: 'signedOut' }),
  fc.record({ user, method }).map(({ user: who, method: how }): TabMessage => ({
    type: 'signedIn',
    userEntityRef: `user:default/${who}`,
    method: how,
  })),
)

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record({ method, flow: fc.option(flow, { nil: undefined }) })
    .map(({ flow: how, ...request }) =>
      step(`sign in ${JSON.stringify(request)} ${String(how)}`, ({ dispatch }) =>
        dispatch(signInRequested(how ? { ...request, flow: how } : request)),
      ),
    ),
  method.map((how) =>
    step(`resume ${how}`, ({ dispatch }) => dispatch(resumeRequested({ method: how }))),
  ),
  fc
    .boolean()
    .map((isYes) =>
      step(`answer ${String(isYes)}`, ({ dispatch }) => dispatch(guestAnswered(isYes))),
    ),
  fc
    .constantFrom('user' as const, 'inactivity' as const)
    .map((by) => step(`sign out by ${by}`, ({ dispatch }) => dispatch(signedOut({ by })))),
  fc
    .record({ providerId, flow })
    .map((chosen) =>
      step(`choose ${JSON.stringify(chosen)}`, ({ dispatch }) => dispatch(loginChosen(chosen))),
    ),
  fc.constant(step('reject all', ({ dispatch }) => dispatch(loginsRejected()))),
  fc
    .record({
      id: providerId,
      scopes: fc.subarray(['repo', 'gist']),
      isOptional: fc.boolean(),
      instantly: fc.option(flow, { nil: undefined }),
    })
    .map(({ id, scopes, isOptional, instantly }) =>
      step(
        `ask ${id} ${scopes.join()} ${String(isOptional)} ${String(instantly)}`,
        (walk, notes) => {
          ask(walk, notes, id, { scopes, isOptional, ...(instantly && { instantly }) })
        },
      ),
    ),
  message.map((said) =>
    step(`hear ${JSON.stringify(said)}`, ({ hear }) => {
      hear(said)
    }),
  ),
  // Weighted, so that races are likely.
  { weight: 3, arbitrary: fc.constant(step('401', park)) },
  user.map((who) => step(`cookie of ${who}`, ({ cookie }) => (cookie.user = who))),
  fc.constantFrom(0, 1_000, 40_000, 4 * minute, 60 * minute).map((pause) =>
    step(`stop for ${String(pause)}`, async ({ portal, advance }) => {
      portal.stop()
      await advance(pause)
      portal.resume()
    }),
  ),
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(1, 4_000, 40_000, 4 * minute, 60 * minute)
      .map((time) => step(`wait ${String(time)}`, ({ advance }) => advance(time))),
  },
  fc.constantFrom(10 * minute, 180 * minute).map((time) =>
    step(`sleep ${String(time)}`, () => {
      jest.setSystemTime(Date.now() + time)
    }),
  ),
)

/** Invariants after every step. */
function expectSound({ state, keeper, wrongs, kept, reported, log }: Walk, notes: Notes): void {
  const { session, providers } = state()
  expect(JSON.parse(JSON.stringify(session))).toEqual(session)
  const token = keeper.token()
  const owner = token === null ? null : ownerOf(token)
  if ('identity' in session) expect([session.identity.userEntityRef, null]).toContain(owner)
  else if (session.status !== 'asking')
    expect([session.status, owner]).toEqual([session.status, null])
  if (session.status === 'signedOut' && session.by)
    expect(Object.values(providers).map(({ status }) => status)).not.toContain('signedIn')
  expect([...wrongs, ...notes.wrongs, ...reported]).toEqual([])
  expect(JSON.stringify([state(), [...kept], log()])).not.toContain(secret)
}

/** The user changes only after a sign-out. */
function expectSamePerson(before: Identity | null, after: Identity | null, types: string[]): void {
  if (!types.includes(signedOut.type) && before && after)
    expect(after.userEntityRef).toBe(before.userEntityRef)
}

const restless = ['undecided', 'resuming', 'signingIn', 'reentering', 'rejoining']
const busy = ['refreshing', 'loggingIn']

async function expectWayOn(walk: Walk, lifetime: number): Promise<void> {
  walk.allGoesWell()
  // A page left for a provider and returned to.
  walk.portal.stop()
  walk.portal.resume()
  await walk.advance(lifetime + minute)
  await walk.advance(100)
  const { session, providers } = walk.state()
  expect(restless).not.toContain(session.status)
  const statuses = Object.values(providers).map(({ status }) => status)
  expect(statuses.filter((status) => busy.includes(status))).toEqual([])
  if (session.status === 'signedIn')
    expect(session.expiresAt ?? Infinity).toBeGreaterThan(Date.now())
}

async function take(walk: Walk, taken: readonly Step[], notes: Notes): Promise<void> {
  for (const one of taken) {
    const before = selectIdentity(walk.state())
    const { length } = walk.log()
    await one.take(walk, notes)
    await walk.advance()
    expectSound(walk, notes)
    const types = walk
      .log()
      .slice(length)
      .map(({ type }) => type)
    expectSamePerson(before, selectIdentity(walk.state()), types)
  }
}

it('is sound at every step, and always finds a way on', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.option(fc.constantFrom('guest', 'github')),
      fc.array(steps, { minLength: 5, maxLength: 20 }),
      fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(2 * minute, 10 * minute, 60 * minute),
      async (already, taken, foreseen, lifetime) => {
        jest.setSystemTime(0)
        const walk = startWalk(already ? ['succeeds', ...foreseen] : foreseen, lifetime)
        const notes: Notes = { waiting: new Set(), wrongs: [] }
        if (already) walk.dispatch(signInRequested({ method: already }))
        await walk.advance(1)
        await take(walk, taken, notes)
        await expectWayOn(walk, lifetime)
        expectSound(walk, notes)
        walk.dispatch(loginsRejected())
        walk.dispatch(signedOut({ by: 'user' }))
        await walk.advance(minute)
        expectSound(walk, notes)
        expect([...notes.waiting]).toEqual([])
        walk.end()
      },
    ),
    { numRuns: 150 },
  )
}, 300_000)
