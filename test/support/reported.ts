// For tests that are written from problem reports (`npm run report-to-test`).

import { readFileSync } from 'node:fs'
import { expect } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'
import { isRecord } from '../../src/model/isRecord.ts'
import type { ReportAnswer } from '../../src/model/reports/reportFile.ts'
import { wrongIn } from '../../src/model/reports/testOfReport.ts'
import { noSession } from '../../src/model/session/authFailures.ts'
import type { ProviderSession } from '../../src/model/session/person.ts'
import type { Person } from '../../src/model/session/readPerson.ts'
import type { Services } from '../../src/sagas/services/services.ts'
import type { Recorder } from '../../src/store/recorder.ts'
import { backendUrl } from './backend.ts'
import { fakeProviders, fakeSession, providerSession } from './fakeSessions.ts'
import { tokenOf } from './tokens.ts'

/** The answer of the same path whose query has the most in common. */
function nearest(answers: readonly ReportAnswer[], request: Request): ReportAnswer | undefined {
  const { origin, pathname, searchParams } = new URL(request.url)
  const alike = answers
    .filter(({ method }) => method === request.method)
    .map((answer) => ({ answer, asked: new URL(answer.url, origin) }))
    .filter(({ asked }) => asked.pathname === pathname && asked.search !== '')
    .map(({ answer, asked }) => ({
      answer,
      common: [...searchParams].filter(([key, value]) => asked.searchParams.get(key) === value),
    }))
  return alike.sort((a, b) => b.common.length - a.common.length)[0]?.answer
}

/** All entities in recorded answers, by their refs. */
function entitiesIn(value: unknown, found = new Map<string, unknown>()): Map<string, unknown> {
  if (Array.isArray(value)) for (const one of value) entitiesIn(one, found)
  else if (isRecord(value)) {
    const { kind, metadata } = value
    if (typeof kind === 'string' && isRecord(metadata) && typeof metadata['name'] === 'string') {
      const { name, namespace = 'default' } = metadata
      const ref = `${kind}:${String(namespace)}/${name}`.toLowerCase()
      if (!found.has(ref)) found.set(ref, value)
    } else for (const one of Object.values(value)) entitiesIn(one, found)
  }
  return found
}

/** A page asks for several entities in one request, and timing decides which. So each entity is looked up by its ref. */
function byRefs(all: readonly ReportAnswer[]): HttpHandler {
  const asked = all.filter(({ url }) => url.endsWith('/entities/by-refs'))
  const entities = entitiesIn([...asked, ...all].map(({ body }) => body))
  const hasFailed = asked.some(({ status }) => status !== 200)
  return http.post(`${backendUrl}/api/catalog/entities/by-refs`, async ({ request }) => {
    // What went wrong goes wrong again.
    if (hasFailed) return undefined
    const { entityRefs } = (await request.clone().json()) as {
      readonly entityRefs: readonly string[]
    }
    // As a backend says of entities that it does not have.
    const items = entityRefs.map((ref) => entities.get(ref.toLowerCase()) ?? null)
    return HttpResponse.json({ items } as JsonBodyType)
  })
}

/** Answers as the backend did, in the same order; a mended page may ask for more, and gets the nearest one. */
export function answersOf(name: string): readonly HttpHandler[] {
  const file = `test/fixtures/reported/${name}.json`
  const waiting = new Map<string, ReportAnswer[]>()
  const all = JSON.parse(readFileSync(file, 'utf8')) as ReportAnswer[]
  for (const answer of all) {
    const key = `${answer.method} ${answer.url}`
    waiting.set(key, [...(waiting.get(key) ?? []), answer])
  }
  const recorded = http.all(`${backendUrl}/*`, ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const answers = waiting.get(`${request.method} ${pathname}${search}`)
    const exact = answers && answers.length > 1 ? answers.shift() : answers?.[0]
    const answer = exact ?? nearest(all, request)
    // Others are those of the recorded backend.
    return answer && HttpResponse.json(answer.body as JsonBodyType, { status: answer.status })
  })
  // Reports have no answers of the auth backend.
  const noSessions = http.get(`${backendUrl}/api/auth/:id/refresh`, ({ params }) =>
    params['id'] === 'guest' ? undefined : new HttpResponse(null, { status: 401 }),
  )
  return [byRefs(all), recorded, noSessions]
}

/**
 * The session of the person who reported, instead of the guest's.
 * @public Used by tests that are written.
 */
export function signsIn({ identity, profile }: Person): HttpHandler {
  const { userEntityRef: sub, ownershipEntityRefs: ent } = identity
  const token = tokenOf({ sub, ent, exp: 4_102_444_800 })
  return http.get(`${backendUrl}/api/auth/guest/refresh`, () =>
    HttpResponse.json({
      profile: { ...profile },
      backstageIdentity: {
        token,
        identity: { type: 'user', ...identity },
        expiresInSeconds: 3_600,
      },
    }),
  )
}

/**
 * A provider whose window signs in the person who reported, at once.
 * @public Used by tests that are written.
 */
export function byWindow({ identity, profile }: Person): Partial<Services> {
  const known: ProviderSession = { ...providerSession(), profile, identity }
  const details = { identity, profile, expiresAt: null }
  return {
    providers: fakeProviders({
      refresh: () => Promise.reject(noSession()),
      login: () => Promise.resolve(known),
    }),
    session: fakeSession({ enterWith: () => details, enterAsCustomUser: () => details }),
  }
}

/** @public Used by tests that are written. */
export function nth(elements: readonly HTMLElement[], index: number): HTMLElement {
  const found = elements[index]
  if (!found) throw new Error(`There are only ${String(elements.length)} of them`)
  return found
}

/** Replaces the text of a field. */
export async function retype(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.type(field, text)
}

const pending = /^backend\/execute\w+\/pending$/
const settled = /^backend\/execute\w+\/(?:fulfilled|rejected)$/

/** Milliseconds without an action after which a page counts as quiet: longer than its pauses between steps. */
const quietFor = 1_000

/** Once the page is quiet, none of these things has gone wrong. */
export async function expectNone(recorder: Recorder, types: readonly string[]): Promise<void> {
  let known = 0
  let since = 0
  const look = () => {
    const log = recorder.log()
    const count = (pattern: RegExp) => log.filter(({ type }) => pattern.test(type)).length
    if (log.length !== known) since = performance.now()
    known = log.length
    expect(count(settled)).toBe(count(pending))
    expect(performance.now() - since).toBeGreaterThan(quietFor)
  }
  await waitFor(look, { timeout: 20_000 })
  expect(wrongIn(recorder.log()).filter((type) => types.includes(type))).toEqual([])
}
