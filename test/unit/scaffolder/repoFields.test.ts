// Which fields of a form need a login, and what the backend is asked for their parts.

import { describe, expect, it } from '@jest/globals'
import type { JsonRecord } from '../../../src/model/json.ts'
import { repoFields, type RepoField } from '../../../src/model/scaffolder/fields/repoFields.ts'
import {
  loginKey,
  openAsks,
  repoNeeds,
  suggestionsOf,
  type RepoFieldState,
} from '../../../src/model/scaffolder/fields/repoFieldState.ts'
import {
  askKey,
  decodeSuggestions,
  type RepoList,
  type Suggestion,
} from '../../../src/model/scaffolder/fields/repoLists.ts'
import { formSteps } from '../../../src/model/scaffolder/form/formSteps.ts'
import { integrationsFrom } from '../../support/integrations.ts'

const integrations = integrationsFrom({
  gerrit: [{ host: 'review.example', gitilesBaseUrl: 'https://review.example/g' }],
})
const credentials = { secretsKey: 'TOKEN', additionalScopes: { github: ['workflow'] } }
const options = { requestUserCredentials: credentials }

const step = (properties: object, more: object = {}) => ({
  title: 'A step',
  schema: { properties, ...more } as never,
})
const stepsOf = (...steps: readonly ReturnType<typeof step>[]) =>
  formSteps({ title: 'A template', steps }, () => false, integrations)

const picker = (name: string, own: object = options) => ({
  type: 'string',
  'ui:field': name,
  'ui:options': own,
})

function urlField(value: string): RepoField {
  const [field] = repoFields(
    stepsOf(step({ repoUrl: picker('RepoUrlPicker') })),
    0,
    { repoUrl: value },
    integrations,
  )
  if (!field) throw new Error('There is no such field')
  return field
}

const titled = (...all: readonly string[]): readonly Suggestion[] =>
  all.map((title) => ({ id: title, title }))

type Lists = Extract<RepoFieldState, { readonly status: 'granted' }>['lists']

/** The state of a field that knows the answers to what it asks at present. */
function granted(
  field: RepoField,
  answers: Partial<Record<RepoList, readonly Suggestion[]>> = {},
): RepoFieldState {
  const login = field.login ? loginKey(field.login) : ''
  let lists: Lists = {}
  for (const [list, items] of Object.entries(answers)) {
    const state: RepoFieldState = { status: 'granted', login, lists }
    const ask = repoNeeds(field, state).asks[list as RepoList]
    if (!ask) throw new Error(`Nothing is asked for ${list}`)
    lists = { ...lists, [list]: { key: askKey(ask), items, hasFailed: false } }
  }
  return { status: 'granted', login, lists }
}

describe('the login of a field', () => {
  it('may write, and has the scopes of the template for the type of its host', () => {
    expect(urlField('github.com?owner=a').login).toEqual({
      secretsKey: 'TOKEN',
      providerId: 'github',
      scopes: ['repo', 'read:org', 'read:user', 'gist', 'workflow'],
    })
    expect(urlField('gitlab.com?owner=a').login?.scopes).not.toContain('workflow')
    expect(urlField('bitbucket.org?workspace=a').login?.providerId).toBe('bitbucket')
  })

  it('is the same for all fields of a secret', () => {
    const steps = stepsOf(
      step({ repoUrl: picker('RepoUrlPicker') }),
      step({
        branch: picker('RepoBranchPicker', { requestUserCredentials: { secretsKey: 'TOKEN' } }),
        owner: picker('RepoOwnerPicker', { requestUserCredentials: { secretsKey: 'OTHER' } }),
      }),
    )
    const values = { repoUrl: 'github.com?owner=a&repo=b' }
    const [url, branch, owner] = repoFields(steps, 1, values, integrations)
    expect(branch?.login).toEqual(url?.login)
    expect(owner?.login?.scopes).not.toContain('workflow')
  })

  it('is only wanted with a host that has one, if the template asks for it', () => {
    expect(urlField('').login).toBeUndefined()
    expect(urlField('review.example?repo=a').login).toBeUndefined()
    expect(urlField('unknown.example?repo=a').login).toBeUndefined()
    const plain = stepsOf(step({ repoUrl: picker('RepoUrlPicker', {}) }))
    const [field] = repoFields(plain, 0, { repoUrl: 'github.com?owner=a' }, integrations)
    expect(field).toMatchObject({ type: 'github', login: undefined })
  })
})

describe('the fields of a form', () => {
  const steps = stepsOf(
    step(
      {
        isNew: { type: 'boolean' },
        inner: { type: 'object', properties: { a: picker('RepoUrlPicker') } },
      },
      {
        if: { properties: { isNew: { const: true } }, required: ['isNew'] },
        then: { properties: { repoUrl: picker('RepoUrlPicker') } },
      },
    ),
    step({
      branch: picker('RepoBranchPicker'),
      owner: picker('RepoOwnerPicker', { ...options, host: 'gitlab.com' }),
      team: picker('RepoOwnerPicker'),
    }),
  )
  const values = { isNew: true, repoUrl: 'github.com?owner=a&repo=b', inner: { a: 'gitlab.com' } }
  const pointers = (furthest: number, of: JsonRecord = values) =>
    repoFields(steps, furthest, of, integrations).map(({ pointer }) => pointer)

  it('are those of reached steps that are shown', () => {
    expect(pointers(0)).toEqual(['/inner/a', '/repoUrl'])
    expect(pointers(2)).toEqual(['/inner/a', '/repoUrl', '/branch', '/owner', '/team'])
    expect(pointers(0, { isNew: false, repoUrl: 'github.com' })).toEqual(['/inner/a'])
  })

  it('take the repository of the form, and the host of their options', () => {
    const found = repoFields(steps, 1, values, integrations)
    const partsOf = (pointer: string) => found.find((one) => one.pointer === pointer)?.parts
    expect(partsOf('/branch')).toMatchObject({ host: 'github.com', owner: 'a', repo: 'b' })
    expect(partsOf('/owner')).toMatchObject({ host: 'gitlab.com', owner: '' })
    expect(partsOf('/team')).toMatchObject({ host: 'github.com' })
  })
})

describe('the fields of lists', () => {
  const branch = picker('RepoBranchPicker')
  const steps = stepsOf(
    step({
      repoUrl: picker('RepoUrlPicker'),
      urls: { type: 'array', items: picker('RepoUrlPicker') },
      pairs: {
        type: 'array',
        items: { type: 'object', properties: { repoUrl: picker('RepoUrlPicker'), branch } },
      },
      branches: { type: 'array', items: branch },
    }),
  )
  const values = {
    repoUrl: 'github.com?owner=a&repo=b',
    urls: ['gitlab.com', 'github.com?owner=c'],
    pairs: [{ repoUrl: 'github.com?owner=d&repo=e' }, {}],
    branches: ['main'],
  }

  it('are found by their paths, and are about the repository of their item, else of the form', () => {
    const found = repoFields(steps, 0, values, integrations)
    expect(found.map(({ pointer, parts }) => [pointer, parts.host, parts.owner])).toEqual([
      ['/repoUrl', 'github.com', 'a'],
      ['/urls/0', 'gitlab.com', ''],
      ['/urls/1', 'github.com', 'c'],
      ['/pairs/0/repoUrl', 'github.com', 'd'],
      ['/pairs/0/branch', 'github.com', 'd'],
      ['/pairs/1/repoUrl', '', ''],
      ['/pairs/1/branch', 'github.com', 'a'],
      ['/branches/0', 'github.com', 'a'],
    ])
  })
})

describe('the questions to the backend', () => {
  it('are asked once the user is logged in, and not again once they are answered', () => {
    const field = urlField('github.com?owner=larkspur')
    expect(openAsks(field, undefined)).toEqual({})
    const another = { status: 'granted', login: '["TOKEN","gitlab"]', lists: {} } as const
    expect(openAsks(field, another)).toEqual({})
    const context = { host: 'github.com' }
    expect(openAsks(field, granted(field))).toEqual({
      owner: { provider: 'github', resource: 'owners', context },
      repo: { provider: 'github', resource: 'repositoriesWithOwner', context },
    })
    expect(Object.keys(openAsks(field, granted(field, { repo: [] })))).toEqual(['owner'])
  })

  it('ask GitLab for the repositories of a group by its id', () => {
    const field = urlField('gitlab.com?owner=shop/web')
    const groups = [{ id: '17', title: 'shop/web' }]
    expect(Object.keys(openAsks(field, granted(field)))).toEqual(['owner'])
    expect(openAsks(field, granted(field, { owner: groups }))).toEqual({
      repo: {
        provider: 'gitlab',
        resource: 'repositories',
        context: { host: 'gitlab.com', id: '17' },
      },
    })
  })

  it('ask Bitbucket Cloud from the workspace to the repository', () => {
    const asked = (value: string) => {
      const field = urlField(value)
      return Object.values(openAsks(field, granted(field))).map(({ resource, context }) => [
        resource,
        context,
      ])
    }
    expect(asked('bitbucket.org')).toEqual([['workspaces', {}]])
    expect(asked('bitbucket.org?workspace=w&project=p')).toEqual([
      ['workspaces', {}],
      ['projects', { workspace: 'w' }],
      ['repositories', { workspace: 'w', project: 'p' }],
    ])
  })

  it('ask for branches of a complete repository, at every host that has them', () => {
    const asked = (repoUrl: string) => {
      const steps = stepsOf(
        step({ repoUrl: { type: 'string' }, branch: picker('RepoBranchPicker') }),
      )
      const [field] = repoFields(steps, 0, { repoUrl }, integrations)
      return field && openAsks(field, granted(field)).branch
    }
    expect(asked('github.com?owner=a')).toBeUndefined()
    expect(asked('github.com?owner=a&repo=b')).toEqual({
      provider: 'github',
      resource: 'branches',
      context: { host: 'github.com', owner: 'a', repository: 'b' },
    })
    expect(asked('gitlab.com?owner=a&repo=b')?.provider).toBe('gitlab')
    expect(asked('bitbucket.org?workspace=a&repo=b')).toMatchObject({
      provider: 'bitbucket-cloud',
      context: { workspace: 'a', repository: 'b' },
    })
    expect(asked('dev.azure.com?organization=a&project=c&repo=b')).toBeUndefined()
  })
})

describe('the suggestions', () => {
  it('are the repositories of the owner, and the owners of all repositories', () => {
    const field = urlField('github.com?owner=Larkspur')
    const state = granted(field, {
      owner: titled('larkspur', 'greenhouse'),
      repo: titled('larkspur/basket', 'larkspur/till', 'mona/notes'),
    })
    expect(suggestionsOf(field, state, 'owner')).toEqual(['larkspur', 'greenhouse', 'mona'])
    expect(suggestionsOf(field, state, 'repo')).toEqual(['basket', 'till'])
  })

  it('are not those of another question', () => {
    const first = urlField('bitbucket.org?workspace=w')
    const state = granted(first, { project: titled('p') })
    expect(suggestionsOf(first, state, 'project')).toEqual(['p'])
    expect(suggestionsOf(urlField('bitbucket.org?workspace=x'), state, 'project')).toEqual([])
  })

  it('have an id or a title', () => {
    const results = [{ id: '1', title: 'One' }, { id: 'two' }, { title: 'Three' }, {}, 'four']
    expect(decodeSuggestions({ results })).toEqual([
      { id: '1', title: 'One' },
      { id: 'two', title: 'two' },
      { id: 'Three', title: 'Three' },
    ])
    expect(() => decodeSuggestions({ items: [] })).toThrow('The response has no results')
  })
})
