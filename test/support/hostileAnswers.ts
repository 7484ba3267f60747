// Pages whose backend, clusters or code host answers with hostile objects: real answers in which some values and keys are others.
// The same for the same seed.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { UnknownRecord } from '../../src/model/isRecord.ts'
import { createRandom } from './createRandom.ts'
import { hostileName, hostileSchema } from './hostileSchemas.ts'
import { copiesWithText, spoiledCopies } from './hostileValues.ts'

interface HostileAnswer {
  readonly url: RegExp
  readonly body: string
  readonly type: 'application/json' | 'text/event-stream' | 'text/plain'
}

export interface HostilePage {
  /** Path with its query. */
  readonly at: string
  /** The first whose address fits. */
  readonly answers: readonly HostileAnswer[]
  /** Of those, the one that the page has to ask for. */
  readonly shows: RegExp
}

/** As many copies of the samples, spoiled or as they are. */
type Copies = <Sample>(samples: readonly Sample[], count: number) => readonly Sample[]

type PageOf = (cases: number, copies: Copies, seed: number) => HostilePage

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(join('test/fixtures', `${name}.json`), 'utf8'))
const bodyOf = (name: string): unknown => (fixture(name) as { readonly body: unknown }).body

const json = (url: RegExp, body: unknown): HostileAnswer => ({
  url,
  body: JSON.stringify(body),
  type: 'application/json',
})
const text = (url: RegExp, lines: readonly string[]): HostileAnswer => ({
  url,
  body: lines.join('\n'),
  type: 'text/plain',
})

interface Form {
  readonly steps: readonly { readonly schema: { readonly properties: object } }[]
}

const form: PageOf = (cases, copies, seed) => {
  const real = bodyOf('recorded/scaffolder-form-new-service') as Form
  const fields = Object.values(real.steps[0]?.schema.properties ?? {}) as readonly object[]
  const half = Math.ceil(cases / 2)
  const isSound = copies(['sound'], 1)[0] === 'sound'
  const generated = isSound
    ? []
    : fc.sample(fc.record({ name: hostileName, schema: hostileSchema(2) }), {
        ...{ seed, numRuns: cases - half },
      })
  const properties: UnknownRecord = Object.fromEntries<unknown>([
    ...copies(fields, isSound ? cases : half).map(
      (field, index) => [`field${String(index)}`, field] as const,
    ),
    ...generated.map(({ name, schema }, index) => [`${name}${String(index)}`, schema] as const),
  ])
  return {
    at: '/create/templates/default/new-service',
    shows: /parameter-schema/,
    answers: [
      json(/\/template\/new-service\/parameter-schema/, {
        ...real,
        steps: [{ title: 'All', schema: { properties } }],
      }),
    ],
  }
}

const task: PageOf = (cases, copies) => {
  const { tasks } = fixture('scaffolder/tasks') as {
    readonly tasks: readonly { readonly id: string; readonly status: string }[]
  }
  const real = tasks.find(({ status }) => status === 'completed')
  const stream = readFileSync('test/fixtures/scaffolder/taskStream.txt', 'utf8')
  const events = stream
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)) as { readonly type: string })
  const spoiled = copies(events.slice(0, -1), cases - 2).map((event, index) => ({
    ...event,
    id: index + 1,
  }))
  // The last one says how the task ended, and what it made.
  const all = [...spoiled, { ...copies(events.slice(-1), 1)[0], id: cases, type: 'completion' }]
  return {
    at: `/create/tasks/${real?.id ?? ''}`,
    shows: /\/events(?:tream)?/,
    answers: [
      {
        url: /\/v2\/tasks\/[^/]+\/eventstream/,
        body: all
          .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
          .join(''),
        type: 'text/event-stream',
      },
      json(/\/v2\/tasks\/[^/]+\/events/, all),
      json(/\/parameter-schema/, { title: 'A template', steps: [] }),
      json(/\/entities\/by-name\/component\/default\/payments-api/, null),
      json(/\/v2\/tasks\/[^/]+$/, { ...copies([real], 1)[0], id: real?.id }),
    ],
  }
}

const commit = { id: 'a'.repeat(40), message: 'Fix totals\n\nIn euros', author: { name: 'Alice' } }
const actor = { login: 'alice', avatar_url: 'https://github.com/alice.png', html_url: '' }
const times = { created_at: '2026-11-20T10:00:00Z', updated_at: '2026-11-20T10:05:00Z' }
const run = {
  ...{ id: 5, name: 'CI', path: '.github/workflows/ci.yaml', run_number: 4, run_attempt: 1 },
  ...{ display_title: 'Fix totals', event: 'push', status: 'completed', conclusion: 'failure' },
  ...{ workflow_id: 1, html_url: 'https://github.com/larkspur/checkout-service/actions/runs/5' },
  ...{ head_branch: 'main', head_sha: commit.id, head_commit: commit, actor, ...times },
  ...{ run_started_at: times.created_at, triggering_actor: actor },
}
const step = { name: 'Test', number: 1, status: 'completed', conclusion: 'failure' }
const jobTimes = { started_at: times.created_at, completed_at: times.updated_at }
const job = {
  ...{ id: 9, run_id: 5, name: 'test', status: 'completed', conclusion: 'failure', ...jobTimes },
  ...{ html_url: `${run.html_url}/job/9`, labels: ['ubuntu-latest'], runner_name: 'Runner 1' },
  steps: [{ ...step, ...jobTimes }],
}
const annotation = {
  ...{ path: 'test/totals.test.ts', start_line: 42, end_line: 42, annotation_level: 'failure' },
  ...{ title: 'Expected 10.01', message: 'Expected 10.01, received 10.00', raw_details: null },
}
const artifact = { id: 51, name: 'report', size_in_bytes: 2_000, expired: false, ...times }
const signedInAtGithub = json(/\/api\/auth\/github\/refresh/, {
  providerInfo: { accessToken: 'gho', scope: 'read:org read:user repo', expiresInSeconds: 3_600 },
  profile: {},
})
const ciTab = '/catalog/default/component/checkout-service/ci-cd'
const logLine = '2026-11-20T10:00:00.000Z \u001B[31mError:\u001B[0m test/totals.test.ts(42,18)'

/** With ids of their own, from 10. */
const numbered = <Item extends object>(items: readonly Item[]) =>
  items.map((item, index) => ({ ...item, id: index + 10 }))

const runs: PageOf = (cases, copies) => ({
  at: ciTab,
  shows: /\/runs(?:\?|$)/,
  answers: [
    signedInAtGithub,
    json(/\/actions\/(?:workflows\/[^/]+\/)?runs(?:\?|$)/, {
      total_count: cases,
      workflow_runs: numbered(copies([run], cases - 3)),
    }),
    json(/\/actions\/workflows/, {
      total_count: 2,
      workflows: numbered(copies([{ name: 'CI', path: run.path, state: 'active' }], 2)),
    }),
    json(/\/branches/, copies([{ name: 'main' }], 1)),
    json(/\/repos\/larkspur\/checkout-service$/, { default_branch: 'main' }),
  ],
})

const runLog: PageOf = (cases, copies) => {
  const quarter = Math.ceil(cases / 4)
  return {
    at: `${ciTab}/5?job=9`,
    shows: /\/logs$/,
    answers: [
      signedInAtGithub,
      json(/\/actions\/runs\/5(?:\/attempts\/\d+)?\/jobs/, {
        total_count: quarter,
        jobs: [job, ...numbered(copies([job], quarter))],
      }),
      json(/\/artifacts/, {
        total_count: quarter,
        artifacts: numbered(copies([artifact], quarter)),
      }),
      json(/\/annotations/, copies([annotation], quarter)),
      text(/\/jobs\/9\/logs/, copies([logLine], quarter)),
      json(/\/actions\/runs\/5(?:\/attempts\/\d+)?$/, run),
      json(/\/contents\//, copies([{ content: 'am9iczoge30=', encoding: 'base64' }], 1)[0]),
    ],
  }
}

interface ClusterAnswer {
  readonly cluster: { readonly name: string }
  readonly resources: readonly { readonly type: string; readonly resources: readonly object[] }[]
}

const objectsOf = (cases: number, copies: Copies): readonly HostileAnswer[] => {
  const { items } = bodyOf('kubernetes/objects-checkout-service') as {
    readonly items: readonly ClusterAnswer[]
  }
  const filled = items.flatMap(({ resources }) =>
    resources.filter(({ resources: objects }) => objects.length > 0),
  )
  const share = Math.ceil(cases / filled.length)
  const spoiled = filled.map((part) => ({ ...part, resources: copies(part.resources, share) }))
  const [first] = items
  return [
    json(/\/api\/kubernetes\/clusters/, {
      items: [{ name: 'production', authProvider: 'serviceAccount' }],
    }),
    json(/\/api\/kubernetes\/services\//, {
      items: [{ ...first, errors: [], resources: spoiled }],
    }),
  ]
}

const clusters: PageOf = (cases, copies) => ({
  at: '/catalog/default/component/checkout-service/kubernetes',
  shows: /\/kubernetes\/services\//,
  answers: [
    ...objectsOf(cases, copies),
    json(/\/api\/kubernetes\/proxy\//, { kind: 'List', items: [] }),
  ],
})

const podLog: PageOf = (cases, copies) => {
  const { items } = bodyOf('kubernetes/events') as { readonly items: readonly object[] }
  const half = Math.ceil(cases / 2)
  const pod = 'production~Pod~shop~checkout-service-6d9f7c5b8-7x2bd'
  return {
    at: `/catalog/default/component/checkout-service/kubernetes?object=${pod}&logs=app&previous=true`,
    shows: /\/log(?:\?|$)/,
    answers: [
      // The objects are as they are.
      ...objectsOf(0, (samples) => samples),
      json(/\/events/, { kind: 'EventList', apiVersion: 'v1', items: copies(items, half) }),
      text(/\/log(?:\?|$)/, copies([`2026-11-24T07:59:56.000000036Z ${logLine}`], half)),
    ],
  }
}

const notification = {
  ...{ id: 'n1', user: 'user:default/guest', origin: 'plugin:scaffolder', read: null, saved: null },
  created: '2026-11-24T08:00:00.000Z',
  payload: {
    ...{ title: 'Pod crashed', description: 'Again', link: '/catalog', topic: 'pods' },
    severity: 'high',
  },
}

const notifications: PageOf = (cases, copies) => ({
  at: '/notifications',
  shows: /\/notifications\/notifications(?:\?|$)/,
  answers: [
    json(/\/api\/notifications\/status/, { unread: cases, read: 0 }),
    json(/\/api\/notifications\/topics/, { topics: copies(['pods', 'tasks'], 3) }),
    json(/\/api\/notifications\/notifications(?:\?|$)/, {
      totalCount: cases,
      notifications: copies([notification], cases - 3).map((one, index) => ({
        ...one,
        id: `n${String(index)}`,
      })),
    }),
  ],
})

const search: PageOf = (cases, copies) => {
  const real = bodyOf('recorded/index-checkout') as { readonly results: readonly object[] }
  return {
    at: '/search?query=checkout',
    shows: /\/search\/query(?:\?|$)/,
    answers: [
      json(/\/api\/search\/query(?:\?|$)/, {
        numberOfResults: cases,
        results: copies(real.results, cases),
      }),
    ],
  }
}

export const hostilePages = { form, task, runs, runLog, clusters, podLog, notifications, search }
export type HostilePageName = keyof typeof hostilePages

/** A page with as many hostile objects. */
export function hostilePage(name: HostilePageName, cases: number, seed: number): HostilePage {
  const random = createRandom(seed)
  return hostilePages[name](cases, (samples, count) => spoiledCopies(samples, count, random), seed)
}

/** The same with as many real ones. */
export const soundPage = (name: HostilePageName, cases: number): HostilePage =>
  hostilePages[name](
    cases,
    (samples, count) =>
      Array.from({ length: count }, (_, index) => samples[index % samples.length] as never),
    0,
  )

/** The same, with one text of 10 million characters in each of its lists. */
export function hugePage(name: HostilePageName, cases: number, seed: number): HostilePage {
  const random = createRandom(seed)
  const text = 'word '.repeat(2_000_000)
  return hostilePages[name](
    cases,
    (samples, count) => copiesWithText(samples, count, text, random),
    seed,
  )
}
