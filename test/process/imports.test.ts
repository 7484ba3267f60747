// Each URL in the page's address is analysed separately.

import { expect, it } from '@jest/globals'
import { urlsSubmitted, urlsTyped } from '../../src/features/import/importEntrySlice.ts'
import { analysisRepeated } from '../../src/features/import/importsSlice.ts'
import { importAddress } from '../../src/model/import/importTargets.ts'
import {
  added,
  analysis,
  answerOf,
  azureRepository,
  elsewhere,
  entityFrom,
  file,
  page,
  refusalOf,
  repository,
  startImport,
} from '../support/importWorld.ts'

const opened = 'imports/importsOpened'

it('looks at what the address names once somebody is signed in, at each URL once', async () => {
  const { catalog, dispatch, enter, expectEvents, advance, item } = startImport()
  dispatch(page(file))
  await advance()
  expect(catalog.dryRun.calls).toEqual([])
  catalog.dryRun.answers(added(file, ['a', 'b'], { exists: true }))
  await enter()
  dispatch(page(file, file))
  await advance()
  expect(catalog.dryRun.calls.map(([body]) => body)).toEqual([{ type: 'url', target: file }])
  expect(item(file)).toEqual({
    status: 'found',
    locations: [
      { target: file, exists: true, entities: ['component:default/a', 'component:default/b'] },
    ],
  })
  expectEvents(opened, 'imports/locationsFound', opened)
})

it('lets the catalog analyse a repository, by the file name of the configuration', async () => {
  const { catalog, expectEvents, item, open } = startImport()
  const other = `${repository}/blob/main/docs/catalog-info.yaml`
  catalog.analyze.answers(analysis({ [file]: ['a'], [other]: ['b', 'c'] }, { registered: [other] }))
  await open(repository)
  expect(catalog.analyze.calls.map(([body]) => body)).toEqual([
    { location: { type: 'url', target: repository }, catalogFilename: 'catalog-info.yaml' },
  ])
  expect(item(repository)).toEqual({
    status: 'found',
    locations: [
      { target: file, exists: false, entities: ['component:default/a'] },
      { target: other, exists: true, entities: ['component:default/b', 'component:default/c'] },
    ],
  })
  expectEvents(opened, 'imports/locationsFound')
})

it('begins a proposal for a repository without entities', async () => {
  const { catalog, expectEvents, item, open, proposal } = startImport()
  const generated = {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: { name: 'basket' },
  }
  catalog.analyze.answers(analysis({}, { generated: [generated] }))
  await open(repository)
  expect(item(repository)).toEqual({ status: 'proposing' })
  expect(proposal(repository)).toMatchObject({
    status: 'drafting',
    proposal: {
      kind: 'github',
      target: repository,
      text: 'apiVersion: backstage.io/v1alpha1\nkind: Component\nmetadata:\n  name: basket\n',
      draft: {
        title: 'Add catalog-info.yaml',
        body: 'Adds catalog-info.yaml.',
        branch: 'backstage-integration',
        fileName: 'catalog-info.yaml',
      },
    },
  })
  expectEvents(opened, 'proposals/proposalBegan', 'imports/nothingFound')
})

it('finds the file of a repository of Azure DevOps, which no analysis looks into', async () => {
  const { catalog, expectEvents, item, open } = startImport()
  const target = `${azureRepository}?path=/catalog-info.yaml`
  catalog.analyze.answers(analysis({}, { generated: [{ kind: 'Component' }] }))
  catalog.dryRun.answers(added(target, ['dock']))
  await open(azureRepository)
  expect(catalog.dryRun.calls.map(([body]) => body)).toEqual([{ type: 'url', target }])
  expect(item(azureRepository)).toEqual({
    status: 'found',
    locations: [{ target, exists: false, entities: ['component:default/dock'] }],
  })
  expectEvents(opened, 'imports/locationsFound')
})

it.each([
  ['refuses', refusalOf(403, 'Forbidden', 'NotAllowedError'), 'permissionMissing'],
  ['is broken', refusalOf(500, 'database is gone'), 'hostTrouble'],
])(
  'proposes no second file to Azure DevOps where a catalog that %s cannot say that there is none',
  async (_case, refusal, kind) => {
    const { catalog, expectEvents, item, open, proposal } = startImport()
    catalog.analyze.answers(analysis({}, { generated: [{ kind: 'Component' }] }))
    catalog.dryRun.answers(refusal)
    await open(azureRepository)
    expect(item(azureRepository)).toMatchObject({ status: 'analysisFailed', problem: { kind } })
    expect(proposal(azureRepository)).toEqual({ status: 'none' })
    expectEvents(opened, 'imports/analysisFailed')
  },
)

it('leads to the address of what is typed, unless that is nothing or too much', () => {
  const { dispatch, expectEvents, visited } = startImport()
  const submit = (text: string) => {
    dispatch(urlsTyped(text))
    dispatch(urlsSubmitted())
  }
  submit(' \n')
  submit(Array.from({ length: 51 }, (_, at) => `https://host/${String(at)}`).join('\n'))
  submit(`${repository}/blob/main/${'a'.repeat(9_000)}.yaml`)
  submit(`${file}\n${file}\n${repository}`)
  expect(visited).toEqual([`→ ${importAddress([file, repository])}`])
  const events = ['importEntry/urlsTyped', 'importEntry/urlsSubmitted']
  expectEvents(...events, ...events, ...events, ...events)
})

it.each([
  [
    'https://nowhere.example/x',
    'unknownHost',
    'This URL was not recognized as a valid git URL because there was no configured integration that matched the given host name. Currently GitHub and Azure DevOps are supported. You could try to paste the full URL to a catalog-info.yaml file instead.',
  ],
  [
    'https://gitlab.com/group/project',
    'directory',
    'The gitlab.com integration only supports full URLs to catalog-info.yaml files. Did you try to pass in the URL of a directory instead?',
  ],
  [
    'https://dev.azure.com/larkspur',
    'malformed',
    'Invalid AzureDevops Repository. Please use a valid repository url and try again',
  ],
  ['larkspur/basket', 'malformed', 'Not an http URL: larkspur/basket'],
])('refuses %s as %s, and asks nobody', async (target, kind, message) => {
  const { expectEvents, item, open } = startImport()
  await open(target)
  expect(item(target)).toEqual({ status: 'refused', problem: { kind, message } })
  expectEvents(opened, 'imports/importRefused')
})

it('says of a repository that could not be analysed what the answer was', async () => {
  const { catalog, dispatch, advance, expectEvents, item, open } = startImport()
  catalog.analyze.next.answers(refusalOf(404, 'gone', 'NotFoundError'))
  await open(repository)
  expect(item(repository)).toMatchObject({
    status: 'analysisFailed',
    problem: {
      kind: 'notFound',
      message: 'Failed to generate entity definitions. Received http response 404: Not Found',
      reason: 'gone',
    },
  })
  catalog.analyze.next.isDown()
  dispatch(analysisRepeated({ target: repository }))
  await advance()
  expect(item(repository)).toMatchObject({
    status: 'analysisFailed',
    problem: {
      kind: 'unreachable',
      message: 'Failed to generate entity definitions, it was unreachable',
    },
  })
  expectEvents(
    opened,
    'imports/analysisFailed',
    'imports/analysisRepeated',
    'imports/analysisFailed',
  )
})

it('says of a file that could not be read why, and that a branch may have a slash', async () => {
  const { catalog, dispatch, advance, expectEvents, item, open } = startImport()
  const onBranch = `${repository}/blob/release/1/catalog-info.yaml`
  const message = `NotFoundError: Unable to read url, no matching files found for ${onBranch}`
  catalog.dryRun.next.answers(refusalOf(400, message))
  await open(onBranch)
  expect(item(onBranch)).toMatchObject({ problem: { kind: 'branchWithSlash', message } })
  catalog.dryRun.next.answers(added(onBranch, ['a']))
  dispatch(analysisRepeated({ target: onBranch }))
  await advance()
  expect(item(onBranch)).toMatchObject({ status: 'found' })
  expectEvents(
    opened,
    'imports/analysisFailed',
    'imports/analysisRepeated',
    'imports/locationsFound',
  )
})

it.each([file, repository])('does not offer what holds no entity, such as %s', async (target) => {
  const { catalog, expectEvents, item, open } = startImport()
  const location = entityFrom(file, `generated-${'a1'.repeat(20)}`, { kind: 'Location' })
  catalog.dryRun.answers(added(file, [], { entities: [location] }))
  catalog.analyze.answers(
    answerOf(200, {
      existingEntityFiles: [{ location: { type: 'url', target: file }, entity: location }],
      generateEntities: [],
    }),
  )
  await open(target)
  expect(item(target)).toEqual({
    status: 'analysisFailed',
    problem: { kind: 'invalidFile', message: 'The file has no entities' },
  })
  expectEvents(opened, 'imports/analysisFailed')
})

it('looks at three at a time, and at the rest as those are done', async () => {
  const { advance, catalog, expectEvents, item, open } = startImport()
  const files = ['a', 'b', 'c', 'd', 'e'].map((name) => `${repository}/blob/main/${name}.yaml`)
  const first = catalog.dryRun.next.holds()
  const second = catalog.dryRun.next.holds()
  await open(...files)
  expect(catalog.dryRun.calls).toHaveLength(3)
  first.release(added(files[0] ?? '', ['a']))
  await advance()
  expect(catalog.dryRun.calls).toHaveLength(4)
  second.fail(new TypeError('Failed to fetch'))
  await advance()
  expect(catalog.dryRun.calls).toHaveLength(5)
  expect(files.map((one) => item(one).status)).toEqual([
    'found',
    'analysisFailed',
    'analyzing',
    'analyzing',
    'analyzing',
  ])
  expectEvents(opened, 'imports/locationsFound', 'imports/analysisFailed')
})

it('goes on looking wherever somebody has gone', async () => {
  const { advance, catalog, dispatch, expectEvents, item, open } = startImport()
  const answer = catalog.dryRun.next.holds()
  await open(file)
  dispatch(elsewhere)
  answer.release(added(file, ['a']))
  await advance()
  expect(item(file).status).toBe('found')
  expectEvents(opened, 'imports/locationsFound')
})

it('gives nobody the answer that another has asked for', async () => {
  const { advance, catalog, enter, expectEvents, item, leave, open } = startImport()
  const answer = catalog.dryRun.next.holds()
  await open(file)
  leave()
  await enter('user:default/otto')
  answer.release(added(file, ['of-mona']))
  await advance()
  expect(item(file).status).toBe('analyzing')
  expect(catalog.dryRun.calls).toHaveLength(2)
  expectEvents(opened, opened)
})

it('asks again for what was looked at when the process ended', async () => {
  const { advance, catalog, expectEvents, item, open, portal } = startImport()
  await open(file)
  portal.stop()
  catalog.dryRun.answers(added(file, ['a']))
  portal.resume()
  await advance()
  expect(catalog.dryRun.calls).toHaveLength(2)
  expect(item(file).status).toBe('found')
  expectEvents(opened, opened, 'imports/locationsFound')
})
