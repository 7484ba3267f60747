import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  GerritAnswerError,
  parseGerritAnswer,
} from '../../../src/model/integrations/gerritAnswer.ts'
import type { Integration } from '../../../src/model/integrations/integration.ts'
import type { RepositoryAddress } from '../../../src/model/integrations/repositoryAddress.ts'
import {
  apiUrl,
  blobUrl,
  editUrl,
  rawUrl,
  repositoryUrl,
  treeUrl,
} from '../../../src/model/integrations/repositoryLinks.ts'
import { parseRepositoryUrl } from '../../../src/model/integrations/repositoryUrl.ts'
import { integrationNamed, integrationsFrom } from '../../support/integrations.ts'

const github = integrationNamed('github.com')
const gitlab = integrationNamed('https://code.example/labs')
const cloud = integrationNamed('bitbucket.org')
const server = integrationNamed('bitbucket.example')
const azure = integrationNamed('dev.azure.com')
const oldAzure = integrationNamed('larkspur.visualstudio.com')
const gerrit = integrationNamed('review.example')
const gitea = integrationNamed('https://code.example/tea')
const harness = integrationNamed('app.harness.io')
const codeCommit = integrationNamed('eu-west-1.console.aws.amazon.com')

const builders = {
  repository: repositoryUrl,
  tree: treeUrl,
  blob: blobUrl,
  raw: rawUrl,
  edit: editUrl,
}
const sha = '0123456789abcdef0123456789abcdef01234567'

const cases: readonly (readonly [Integration, string, Readonly<Record<string, string>>])[] = [
  [
    github,
    'https://github.com/o/r/blob/main/a%20b/c.yaml',
    {
      repository: 'https://github.com/o/r',
      tree: 'https://github.com/o/r/tree/main/a%20b/c.yaml',
      raw: 'https://raw.githubusercontent.com/o/r/main/a%20b/c.yaml',
      edit: 'https://github.com/o/r/edit/main/a%20b/c.yaml',
      api: 'https://api.github.com/repos/o/r/contents/a%20b/c.yaml?ref=main',
    },
  ],
  [
    gitlab,
    'https://code.example/labs/g/s/p/-/blob/main/a/b.yaml',
    {
      repository: 'https://code.example/labs/g/s/p',
      tree: 'https://code.example/labs/g/s/p/-/tree/main/a/b.yaml',
      raw: 'https://code.example/labs/g/s/p/-/raw/main/a/b.yaml',
      edit: 'https://code.example/labs/g/s/p/-/edit/main/a/b.yaml',
      api: 'https://code.example/labs/api/v4/projects/g%2Fs%2Fp/repository/files/a%2Fb.yaml/raw?ref=main',
    },
  ],
  [
    cloud,
    'https://bitbucket.org/w/r/src/feature%2Fx/a/b.yaml',
    {
      repository: 'https://bitbucket.org/w/r',
      tree: 'https://bitbucket.org/w/r/src/feature%2Fx/a/b.yaml/',
      raw: 'https://bitbucket.org/w/r/raw/feature%2Fx/a/b.yaml',
      edit: 'https://bitbucket.org/w/r/src/feature%2Fx/a/b.yaml?mode=edit&at=feature%2Fx',
      api: 'https://api.bitbucket.org/2.0/repositories/w/r/src/feature%2Fx/a/b.yaml',
    },
  ],
  [
    server,
    'https://bitbucket.example/context/users/ada/repos/r/browse/a/b.yaml?at=refs%2Fheads%2Fmain',
    {
      repository: 'https://bitbucket.example/context/users/ada/repos/r',
      tree: 'https://bitbucket.example/context/users/ada/repos/r/browse/a/b.yaml?at=refs%2Fheads%2Fmain',
      raw: 'https://bitbucket.example/context/users/ada/repos/r/raw/a/b.yaml?at=refs%2Fheads%2Fmain',
      edit: 'https://bitbucket.example/context/users/ada/repos/r/browse/a/b.yaml?at=refs%2Fheads%2Fmain',
      api: 'https://bitbucket.example/context/rest/api/1.0/projects/~ada/repos/r/raw/a/b.yaml?at=refs%2Fheads%2Fmain',
    },
  ],
  [
    azure,
    'https://dev.azure.com/o/My%20Project/_git/r?path=%2Fa%2Fb.yaml&version=GBmain',
    {
      repository: 'https://dev.azure.com/o/My%20Project/_git/r',
      edit: 'https://dev.azure.com/o/My%20Project/_git/r?path=%2Fa%2Fb.yaml&version=GBmain',
      api: 'https://dev.azure.com/o/My%20Project/_apis/git/repositories/r/items?path=%2Fa%2Fb.yaml&versionDescriptor.version=main&versionDescriptor.versionType=branch&api-version=6.0',
      raw: 'https://dev.azure.com/o/My%20Project/_apis/git/repositories/r/items?path=%2Fa%2Fb.yaml&versionDescriptor.version=main&versionDescriptor.versionType=branch&api-version=6.0',
    },
  ],
  [
    oldAzure,
    'https://larkspur.visualstudio.com/p/_git/r?path=%2Fa.yaml',
    {
      repository: 'https://larkspur.visualstudio.com/p/_git/r',
      api: 'https://larkspur.visualstudio.com/p/_apis/git/repositories/r/items?path=%2Fa.yaml&api-version=6.0',
    },
  ],
  [
    gerrit,
    'https://gitiles.example/g/a/b/+/refs/heads/main/c/d.yaml',
    {
      repository: 'https://gitiles.example/g/a/b',
      tree: 'https://gitiles.example/g/a/b/+/refs/heads/main/c/d.yaml/',
      raw: 'https://gitiles.example/g/a/b/+/refs/heads/main/c/d.yaml?format=TEXT',
      edit: 'https://review.example/r/admin/repos/edit/repo/a/b/branch/refs/heads/main/file/c/d.yaml',
      api: 'https://review.example/r/projects/a%2Fb/branches/main/files/c%2Fd.yaml/content',
    },
  ],
  [
    gerrit,
    `https://gitiles.example/g/a/b/+/${sha}/c`,
    { api: `https://review.example/r/projects/a%2Fb/commits/${sha}/files/c/content` },
  ],
  [
    gitea,
    'https://code.example/tea/o/r/src/branch/main/a/b.yaml',
    {
      repository: 'https://code.example/tea/o/r',
      raw: 'https://code.example/tea/o/r/raw/branch/main/a/b.yaml',
      edit: 'https://code.example/tea/o/r/_edit/main/a/b.yaml',
      api: 'https://code.example/tea/api/v1/repos/o/r/contents/a/b.yaml?ref=main',
    },
  ],
  [
    harness,
    'https://app.harness.io/ng/account/a/module/code/orgs/o/projects/p/repos/r/files/x/y/~/c/d.yaml',
    {
      repository: 'https://app.harness.io/ng/account/a/module/code/orgs/o/projects/p/repos/r',
      edit: 'https://app.harness.io/ng/account/a/module/code/orgs/o/projects/p/repos/r/edit/x/y/~/c/d.yaml',
      api: 'https://app.harness.io/gateway/code/api/v1/repos/a/o/p/r/+/raw/c/d.yaml?routingId=a&git_ref=refs%2Fheads%2Fx%2Fy',
      raw: 'https://app.harness.io/gateway/code/api/v1/repos/a/o/p/r/+/raw/c/d.yaml?routingId=a&git_ref=refs%2Fheads%2Fx%2Fy',
    },
  ],
  [
    codeCommit,
    'https://eu-west-1.console.aws.amazon.com/codesuite/codecommit/repositories/r/browse/refs/heads/main/--/a.yaml?region=eu-west-1',
    {
      repository:
        'https://eu-west-1.console.aws.amazon.com/codesuite/codecommit/repositories/r/browse?region=eu-west-1',
      edit: 'https://eu-west-1.console.aws.amazon.com/codesuite/codecommit/repositories/r/files/edit/refs/heads/main/--/a.yaml?region=eu-west-1',
    },
  ],
]

describe('addresses of a file', () => {
  it.each(cases)('of $title: %s', (integration, url, expected) => {
    const address = parseRepositoryUrl(integration, url)
    const built = {
      repository: repositoryUrl(integration, address),
      tree: treeUrl(integration, address),
      raw: rawUrl(integration, address),
      edit: editUrl(integration, address),
      api: apiUrl(integration, address),
    }
    expect(blobUrl(integration, address)).toBe(url)
    expect(built).toMatchObject(expected)
  })

  it('are of the default branch where none is named, as far as the host has a word for it', () => {
    const at = (integration: Integration, url: string) => {
      const address = { ...parseRepositoryUrl(integration, url), path: 'a.yaml' }
      return blobUrl(integration, address)
    }
    expect(at(github, 'https://github.com/o/r')).toBe('https://github.com/o/r/blob/HEAD/a.yaml')
    expect(at(azure, 'https://dev.azure.com/o/p/_git/r')).not.toContain('version')
    expect(() => at(gitea, 'https://code.example/tea/o/r')).toThrow(
      'Incorrect URL: https://code.example/tea, it must name a branch',
    )
  })

  it('have no editor where Gerrit is told to have none', () => {
    const [readOnly] = integrationsFrom({
      gerrit: [{ host: 'a.example', gitilesBaseUrl: 'https://a.example/g', disableEditUrl: 'yes' }],
    })
    const url = 'https://a.example/g/p/+/refs/heads/main/a'
    expect(readOnly && editUrl(readOnly, parseRepositoryUrl(readOnly, url))).toBe(url)
  })

  it('are none of the API of CodeCommit, nor of storage', () => {
    const address = parseRepositoryUrl(codeCommit, cases.at(-1)?.[1] ?? '')
    expect(apiUrl(codeCommit, address)).toBeUndefined()
    expect(() => treeUrl(integrationNamed('amazonaws.com'), address)).toThrow(
      'amazonaws.com has no repositories',
    )
  })
})

/** Letters that cannot form a word with a meaning in hosts' URLs. */
const name = fc.stringMatching(/^[ax09][axz09_-]{0,8}$/)
const branch = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'))
const file = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => /^[^/\\\p{Cc}]+$/u.test(text) && !/^(?:\.|%2e|%252e)+$/i.test(text))
const path = fc.array(file, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'))

const everything = ['repository', 'tree', 'blob', 'raw', 'edit'] as const

/** The builders whose URLs each host distinguishes below the root. */
const told: readonly (readonly [Integration, readonly (keyof typeof builders)[]])[] = [
  [github, everything],
  [gitlab, everything],
  [cloud, everything],
  [server, ['repository', 'blob', 'raw']],
  [azure, ['repository', 'blob']],
  [oldAzure, ['repository', 'blob']],
  [gerrit, everything],
  [gitea, ['repository', 'blob', 'raw', 'edit']],
  [harness, ['repository', 'blob', 'edit']],
  [codeCommit, ['repository', 'blob', 'edit']],
]

const baseOf = ({ type, host, baseUrl = `https://${host}` }: Integration) =>
  type === 'bitbucketServer' ? `${baseUrl}/context` : baseUrl

/** The valid names of the host's kind. */
const namesOf = (integration: Integration) =>
  fc
    .record({ owner: name, project: name, repository: name })
    .map(({ owner, project, repository }) => {
      switch (integration.type) {
        case 'azure': {
          const organization = integration === oldAzure ? 'larkspur' : owner
          return { owner: organization, organization, project, repository }
        }
        case 'harness':
          return { owner, organization: 'x', project, repository }
        case 'gitlab':
        case 'gerrit':
          return { owner: `${owner}/${project}`, repository }
        default:
          return { owner: integration.type === 'awsCodeCommit' ? '' : owner, repository }
      }
    })

describe('an address is read as it was written', () => {
  it.each(told)('of $title, %j', (integration, views) => {
    fc.assert(
      fc.property(
        namesOf(integration),
        branch,
        path,
        fc.constantFrom(...views),
        (names, branchName, filePath, view) => {
          const place = { host: integration.host, baseUrl: baseOf(integration), ...names }
          const address: RepositoryAddress = { ...place, branch: branchName, path: filePath, view }
          const read = parseRepositoryUrl(integration, builders[view](integration, address))
          const { splits = [read], ...rest } = read
          expect(rest).toMatchObject({ ...place, view })
          const found = splits.map((split) => `${split.branch ?? ''} ${split.path ?? ''}`)
          if (view !== 'repository') expect(found).toContain(`${branchName} ${filePath}`)
        },
      ),
    )
  })
})

describe('an answer of Gerrit', () => {
  it('is JSON after a prefix', () => {
    expect(parseGerritAnswer(')]}\'\n{"ref": 1}')).toEqual({ ref: 1 })
  })

  it.each([
    ['{"ref": 1}', 'Gerrit JSON body prefix missing. Found: {"ref": 1}'],
    ['<html><body>Sign in', 'Gerrit JSON body prefix missing. Found: <html><bod'],
    ['', 'Gerrit JSON body prefix missing. Found: '],
  ])('without it is refused: %s', (body, message) => {
    expect(() => parseGerritAnswer(body)).toThrow(new GerritAnswerError(message))
  })

  it('that is no JSON is refused', () => {
    expect(() => parseGerritAnswer(")]}'\n<html>")).toThrow(
      /^Invalid response from Gerrit: \)\]\}'\n<html - SyntaxError: /,
    )
  })
})
