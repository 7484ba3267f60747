// Import results: found locations, problems, verdicts, and stored imports.

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { failureOfResponse } from '../../../src/model/failure.ts'
import { analysisProblem, catalogProblem } from '../../../src/model/import/catalogProblem.ts'
import { analysisOfFile, analysisOfRepository } from '../../../src/model/import/importAnalysis.ts'
import type { ImportItem } from '../../../src/model/import/importItem.ts'
import { phaseOf } from '../../../src/model/import/importPhase.ts'
import type { ImportProblem } from '../../../src/model/import/importProblem.ts'
import { keptText, readKeptImport } from '../../../src/model/import/keptImport.ts'
import { areFinal, verdictsOf, type Verdict } from '../../../src/model/import/verdicts.ts'
import { found, importMachines, problem, proposal, target } from '../../support/importMachines.ts'
import { entityFrom } from '../../support/importWorld.ts'
import { failure } from '../../support/machine.ts'

const own = { kind: 'Location', metadata: { name: `generated-${'a1'.repeat(20)}` } }

describe('an analysis', () => {
  it('names each entity of a file once, and the catalog’s own location not at all', () => {
    const location = { id: '1', type: 'url', target: found.target }
    const entities = [
      own,
      entityFrom(target, 'a'),
      entityFrom(target, 'A'),
      { ...own, metadata: { name: 'written' } },
    ]
    expect(analysisOfFile({ location, entities, exists: true })).toEqual({
      target: found.target,
      exists: true,
      entities: ['component:default/a', 'location:default/written'],
    })
  })

  it('groups what a repository has by file; what could be written counts where it has none', () => {
    const file = (at: string, entity: object, isRegistered = false) => ({
      location: { type: 'url', target: at },
      isRegistered,
      entity: entity as never,
    })
    const generated = [{ kind: 'Component' }]
    const existing = [
      file('x', own),
      file('x', entityFrom('x', 'a')),
      file('y', entityFrom('y', 'b'), true),
    ]
    expect(analysisOfRepository({ existing, generated }, 'github', target)).toEqual({
      type: 'locations',
      locations: [
        { target: 'x', exists: false, entities: ['component:default/a'] },
        { target: 'y', exists: true, entities: ['component:default/b'] },
      ],
    })
    expect(analysisOfRepository({ existing: [], generated }, 'azure', target)).toEqual({
      type: 'repository',
      integrationType: 'azure',
      url: target,
      generatedEntities: generated,
    })
  })
})

/** As a real catalog passes on the hosts' messages. */
const refusals = [
  [
    400,
    `Error: YAML error at url:${target}, YAMLParseError: Missing closing "quote at line 18`,
    'invalidFile',
  ],
  [
    400,
    `NotAllowedError: Entity greenhouse:default/a at url:${target}, originated at url:${target}, is not of an allowed kind for that location`,
    'kindNotAllowed',
  ],
  [400, `NotFoundError: Unable to read url, no matching files found for ${target}`, 'notFound'],
  [
    500,
    'Couldn\'t search repository for metadata file, HttpError: Validation Failed: {"message":"The listed users and repositories cannot be searched either because the resources do not exist or you do not have permission to view them."}',
    'notFound',
  ],
  [
    400,
    "NotAllowedError: Reading from 'https://nowhere.example/a.yaml' is not allowed. You may need to configure an integration for the target host, or add it to the configured list of allowed hosts at 'backend.reading.allow'",
    'integrationMissing',
  ],
  [
    400,
    'FetchError: request to https://git.example/a.yaml failed, reason: getaddrinfo ENOTFOUND git.example',
    'hostUnreachable',
  ],
  [500, 'Error: connect ECONNREFUSED 10.0.0.4:443', 'hostUnreachable'],
  [500, 'FetchError: getaddrinfo EAI_AGAIN git.example', 'hostUnreachable'],
  [500, 'HttpError: Git Repository is empty.', 'emptyRepository'],
  [400, `Error: ${target} could not be read as ${target}, 401 Unauthorized`, 'integrationMissing'],
  [400, `Error: ${target} could not be read as ${target}, 429 Too Many Requests`, 'rateLimited'],
  [400, 'HttpError: API rate limit exceeded for user ID 1001.', 'rateLimited'],
  [
    400,
    'Policy check failed for component:default/_a; caused by Error: "metadata.name" is not valid',
    'invalidFile',
  ],
  [400, 'The given location.target is not a URL', 'refused'],
  [403, '', 'permissionMissing'],
  [401, 'Illegal token', 'sessionOver'],
  [503, '', 'hostTrouble'],
] as const

describe('a refusal of the catalog', () => {
  const refusal = (status: number, message: string, error: object = {}) =>
    failureOfResponse(
      { method: 'POST', url: '/locations' },
      status,
      '',
      JSON.stringify({ error: { name: 'Error', message, ...error } }),
    )

  it.each(refusals)('%d, %s, is called %s', (status, message, kind) => {
    const told = catalogProblem(refusal(status, message))
    expect(told.kind).toBe(kind)
    if (message !== '') expect(told.message).toBe(message)
    expect(told.raw).toContain('"error"')
  })

  it('is told by what stands inside it, where it is wrapped', () => {
    const message = `NotFoundError: Unable to read url, no matching files found for ${target}`
    const wrapped = refusal(400, 'Request failed with 400 Bad Request', {
      body: { error: { name: 'InputError', message } },
    })
    expect(catalogProblem(wrapped)).toMatchObject({
      kind: 'notFound',
      message: 'Request failed with 400 Bad Request',
      reason: message,
    })
    expect(analysisProblem(wrapped)).toMatchObject({
      kind: 'notFound',
      message: 'Failed to generate entity definitions. Received http response 400: Bad Request',
      reason: message,
    })
  })

  it('blames the branch only where the address can be read in several ways, and nothing was found', () => {
    expect(catalogProblem(refusal(404, 'gone'), true).kind).toBe('branchWithSlash')
    expect(catalogProblem(refusal(429, 'Too many requests'), true).kind).toBe('rateLimited')
  })

  it('that never came is the network’s', () => {
    expect(catalogProblem(failure)).toEqual({ kind: 'unreachable', message: 'Failed to fetch' })
    expect(analysisProblem(failure).message).toBe(
      'Failed to generate entity definitions, Failed to fetch',
    )
  })
})

describe('a verdict', () => {
  const refs = ['component:default/a']
  const nothing = { unprocessed: [], locationErrors: [] }
  const a = entityFrom(target, 'a')

  it('waits where nobody says anything', () => {
    expect(verdictsOf({ target, refs }, { ...nothing, entities: [null] })).toEqual([
      { ref: refs[0], status: 'processing' },
    ])
  })

  it('does not take another’s errors for its own', () => {
    const errors = [{ name: 'Error', message: 'of b' }]
    const unprocessed = [
      {
        entity: entityFrom(target, 'b'),
        errors,
        location: '',
        discoveredAt: null,
        nextAttemptAt: null,
      },
    ]
    expect(verdictsOf({ target, refs }, { ...nothing, entities: [null], unprocessed })).toEqual([
      { ref: refs[0], status: 'processing' },
    ])
  })

  it('counts what a location of the target has brought', () => {
    const below = {
      ...a,
      metadata: {
        ...a.metadata,
        annotations: {
          ...a.metadata.annotations,
          'backstage.io/managed-by-location': 'url:https://below',
        },
      },
    }
    expect(verdictsOf({ target, refs }, { ...nothing, entities: [below] })).toEqual([
      { ref: refs[0], status: 'exists' },
    ])
    expect(verdictsOf({ target: 'https://other', refs }, { ...nothing, entities: [a] })).toEqual([
      { ref: refs[0], status: 'elsewhere', location: target },
    ])
  })

  it('is final where nothing more can come', () => {
    const exists: Verdict = { ref: 'a', status: 'exists' }
    const failed: Verdict = { ref: 'b', status: 'failed', errors: ['x'], isThere: false }
    expect(areFinal([exists, { ref: 'c', status: 'elsewhere', location: '' }])).toBe(true)
    expect(areFinal([exists, failed])).toBe(false)
  })
})

describe('a phase', () => {
  const exists: Verdict = { ref: 'a', status: 'exists' }
  const failed: Verdict = { ref: 'b', status: 'failed', errors: [], isThere: true }
  const elsewhere: Verdict = { ref: 'c', status: 'elsewhere', location: '' }
  const processing: Verdict = { ref: 'd', status: 'processing' }
  const problem: ImportProblem = { kind: 'hostTrouble', message: '' }
  const watching = (verdicts: readonly Verdict[], link: string | null = null) => ({
    status: 'watching' as const,
    locations: [found],
    registered: {},
    link,
    verdicts,
  })

  it.each([
    [watching([]), 'processing', null],
    [watching([exists, failed, processing]), 'processing', 3],
    [watching([processing], `${target}/pull/1`), 'merging', 1],
    [watching([exists, failed, elsewhere]), 'failed', 3],
    [watching([exists, elsewhere]), 'doneInPart', 2],
    [watching([exists, exists], `${target}/pull/1`), 'done', 2],
    [{ ...watching([processing]), problem }, 'unwatched', 1],
    [{ ...watching([exists]), problem }, 'done', 1],
    [{ status: 'found', locations: [found, found] } as const, 'found', 2],
  ])('of %j is %s', (item, name, entities) => {
    expect(phaseOf(item, { status: 'none' })).toMatchObject({ name, entities })
  })

  it('has a name for every pair of states', () => {
    const items = Object.values(importMachines['imports']?.states ?? {})
    const proposals = Object.values(importMachines['proposals']?.states ?? {})
    const phases = items.flatMap((item) =>
      proposals.map((one) => phaseOf(item as ImportItem, one as { readonly status: 'none' }).name),
    )
    expect(phases).toHaveLength(items.length * proposals.length)
    expect(phases.every((name) => name.length > 0)).toBe(true)
  })
})

describe('what is kept', () => {
  const drafted = {
    status: 'drafting',
    proposal,
    revision: 0,
    findings: null,
    problem: null,
  } as const
  const whole = {
    text: target,
    imports: { [target]: { status: 'proposing' } },
    proposals: { [target]: drafted },
  } as const

  it('comes back as it was', () => {
    expect(readKeptImport(keptText(whole))).toEqual(whole)
    expect(keptText({ text: '', imports: {}, proposals: {} })).toBeNull()
    expect(readKeptImport(null)).toBeUndefined()
  })

  it.each([
    { version: 2 },
    { text: 7 },
    { imports: [] },
    { imports: { [target]: { status: 'unheard-of' } } },
    { imports: { [target]: null } },
    { proposals: 'none' },
    { proposals: { [target]: { status: 'none' } } },
  ])('is not read where it is %j', (odd) => {
    expect(readKeptImport(JSON.stringify({ version: 1, ...whole, ...odd }))).toBeUndefined()
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readKeptImport(text)).toBeUndefined()
      }),
    )
  })

  it('has the problem of a refused URL as it was told', () => {
    const refused = {
      text: '',
      imports: { [target]: { status: 'refused', problem } },
      proposals: {},
    } as const
    expect(readKeptImport(keptText(refused))).toEqual(refused)
  })
})
