import { describe, expect, it } from '@jest/globals'
import { integrationOf } from '../../../src/model/integrations/integration.ts'
import { IncorrectUrlError } from '../../../src/model/integrations/repositoryAddress.ts'
import { parseRepositoryUrl } from '../../../src/model/integrations/repositoryUrl.ts'
import { manyIntegrations } from '../../support/integrations.ts'

describe('an address belongs to the integration', () => {
  it.each([
    ['https://github.com/o/r', 'github.com', undefined],
    ['HTTPS://GitHub.com/o/r', 'github.com', undefined],
    ['  https://user:token@github.com/o/r ', 'github.com', undefined],
    ['git@github.com:o/r.git', 'github.com', undefined],
    ['ssh://git@github.com:22/o/r.git', 'github.com', undefined],
    ['https://raw.githubusercontent.com/o/r/main/a.yaml', 'github.com', undefined],
    ['git@ssh.dev.azure.com:v3/o/p/r', 'dev.azure.com', undefined],
    ['http://localhost:5200/o/r', 'localhost:5200', undefined],
    ['https://code.example/g/p', 'code.example', 'https://code.example'],
    ['https://code.example/labs/g/p', 'code.example', 'https://code.example/labs'],
    ['https://code.example/tea/g/p', 'code.example', 'https://code.example/tea'],
    ['https://code.example/teapot/p', 'code.example', 'https://code.example'],
    ['https://gitiles.example/g/p', 'review.example', 'https://review.example/r'],
    ['https://b.s3.eu-west-1.amazonaws.com/a.yaml', 'amazonaws.com', undefined],
    ['https://larkspur.visualstudio.com/p/_git/r', 'larkspur.visualstudio.com', undefined],
  ])('by host, port and the longest base: %s', (url, host, baseUrl) => {
    const found = integrationOf(manyIntegrations, url)
    expect([found?.host, found?.baseUrl]).toEqual([host, baseUrl])
  })

  it.each([
    'https://github.com.example/o/r',
    'https://github.com:8443/o/r',
    'https://xgithub.com/o/r',
    'https://gіthub.com/o/r',
    'http://localhost:5201/o/r',
    'https://evilamazonaws.com/a',
    'javascript://github.com/%0aalert(1)',
    'file://github.com/o/r',
    'github.com/o/r',
    '',
    'not a url',
  ])('and else to none: %s', (url) => {
    expect(integrationOf(manyIntegrations, url)).toBeUndefined()
  })
})

function integrationAt(url: string) {
  const integration = integrationOf(manyIntegrations, url)
  if (!integration) throw new Error(`No integration for ${url}`)
  return integration
}

const parse = (url: string) => parseRepositoryUrl(integrationAt(url), url)

/** A URL's parts in one line: base, owner, repository, branch, path. */
function lineOf(url: string): string {
  const { baseUrl, owner, project, repository, branch = '', path = '', view } = parse(url)
  const names = [owner, project, repository].filter(Boolean).join('|')
  return [baseUrl, names, view, branch, path].join(' ').trim()
}

const github = 'https://github.com o|r'
const gitlab = 'https://gitlab.com g/s|p'
const cloud = 'https://bitbucket.org w|r'
const server = 'https://bitbucket.example/context'
const azure = 'https://dev.azure.com o|p|r'
const gerrit = 'https://review.example/r a/b|c'
const gitea = 'https://code.example/tea o|r'
const harness = 'https://app.harness.io a|p|r'
const codeCommit = 'https://eu-west-1.console.aws.amazon.com r'
const sha = '0123456789abcdef0123456789abcdef01234567'

describe('an address is read', () => {
  it.each([
    ['https://github.com/o/r', `${github} repository`],
    ['https://github.com/o/r.git', `${github} repository`],
    ['https://github.com/o/r/?tab=readme#top', `${github} repository`],
    ['git@github.com:o/r.git', `${github} repository`],
    ['ssh://git@github.com:22/o/r.git', `${github} repository`],
    ['https://user:token@github.com/o/r', `${github} repository`],
    ['https://github.com/o/r/tree/main', `${github} tree main`],
    ['https://github.com/o/r/tree/main/a', `${github} tree main a`],
    [
      'https://github.com/o/r/blob/main/a%20b/c%23.yaml?plain=1#L3',
      `${github} blob main a b/c#.yaml`,
    ],
    ['https://github.com/o/r/blame/main/a', `${github} blob main a`],
    ['https://github.com/o/r/edit/main/a', `${github} edit main a`],
    ['https://github.com/o/r/raw/refs/heads/main/a', `${github} raw main a`],
    ['https://github.com/o/r/tree/refs/tags/v1/a', `${github} tree refs/tags/v1 a`],
    ['https://github.com/o/r/blob/feature%2Fx/a', `${github} blob feature/x a`],
    ['https://raw.githubusercontent.com/o/r/main/a', `${github} raw main a`],
    ['http://localhost:5200/o/r/blob/main/a', 'http://localhost:5200 o|r blob main a'],
    ['https://gitlab.com/g/s/p', `${gitlab} repository`],
    ['https://gitlab.com/g/s/p/-/blob/main/a', `${gitlab} blob main a`],
    ['https://gitlab.com/g/s/p/-/tree/main', `${gitlab} tree main`],
    ['https://gitlab.com/g/s/p/raw/main/a', `${gitlab} raw main a`],
    ['https://code.example/labs/g/p/-/edit/main/a', 'https://code.example/labs g|p edit main a'],
    ['https://bitbucket.org/w/r/', `${cloud} repository`],
    ['https://bitbucket.org/w/r/src', `${cloud} repository`],
    ['https://bitbucket.org/w/r/src/main/', `${cloud} tree main`],
    ['https://bitbucket.org/w/r/src/main/a/', `${cloud} tree main a`],
    ['https://bitbucket.org/w/r/src/main/a', `${cloud} blob main a`],
    ['https://bitbucket.org/w/r/raw/main/a', `${cloud} raw main a`],
    ['https://bitbucket.org/w/r/src/main/a?mode=edit&at=main', `${cloud} edit main a`],
    [`https://bitbucket.org/w/r/src/${sha}/a?at=feature%2Fx`, `${cloud} blob feature/x a`],
    [`${server}/projects/P/repos/r`, `${server} P|r repository`],
    [`${server}/projects/P/repos/r/browse`, `${server} P|r tree`],
    [
      `${server}/projects/P/repos/r/browse/a?at=refs%2Fheads%2Ffeature%2Fx`,
      `${server} P|r blob feature/x a`,
    ],
    [`${server}/projects/P/repos/r/raw/a?at=refs/tags/v1`, `${server} P|r raw refs/tags/v1 a`],
    [`${server}/users/ada/repos/r/browse/a`, `${server} ~ada|r blob  a`],
    [`${server}/scm/~ada/r.git`, `${server} ~ada|r repository`],
    ['ssh://git@bitbucket.example:7999/context/P/r.git', `${server} P|r repository`],
    ['https://dev.azure.com/o/p/_git/r', `${azure} repository`],
    ['https://o@dev.azure.com/o/p/_git/r', `${azure} repository`],
    ['git@ssh.dev.azure.com:v3/o/p/r', `${azure} repository`],
    ['https://dev.azure.com/o/_git/r', 'https://dev.azure.com o|r|r repository'],
    [
      'https://dev.azure.com/o/My%20Project/_git/r',
      'https://dev.azure.com o|My Project|r repository',
    ],
    ['https://dev.azure.com/o/p/_git/r?path=/a/b.yaml', `${azure} blob  a/b.yaml`],
    [
      'https://dev.azure.com/o/p/_git/r?path=%2Fa.yaml&version=GBfeature%2Fx&_a=contents',
      `${azure} blob feature/x a.yaml`,
    ],
    ['https://dev.azure.com/o/p/_git/r?version=GBmain', `${azure} tree main`],
    [
      'https://tfs.example/tfs/Collection/p/_git/r',
      'https://tfs.example tfs/Collection|p|r repository',
    ],
    [
      'https://larkspur.visualstudio.com/p/_git/r',
      'https://larkspur.visualstudio.com larkspur|p|r repository',
    ],
    [
      'https://larkspur.visualstudio.com/DefaultCollection/p/_git/r',
      'https://larkspur.visualstudio.com larkspur|p|r repository',
    ],
    [
      'https://larkspur.visualstudio.com/_git/r',
      'https://larkspur.visualstudio.com larkspur|r|r repository',
    ],
    ['https://gitiles.example/g/a/b/c', `${gerrit} repository`],
    ['https://gitiles.example/g/a/b/c/+/refs/heads/main/d', `${gerrit} blob main d`],
    ['https://gitiles.example/g/a/b/c/+/refs/heads/main/d/', `${gerrit} tree main d`],
    ['https://gitiles.example/a/g/a/b/c/+/refs/tags/v1/d', `${gerrit} blob refs/tags/v1 d`],
    ['https://gitiles.example/g/a/b/c/+/HEAD/d?format=TEXT', `${gerrit} raw HEAD d`],
    [`https://gitiles.example/g/c/+/${sha}/d`, `https://review.example/r c blob ${sha} d`],
    [
      'https://review.example/r/admin/repos/edit/repo/a/b/c/branch/refs/heads/x/y/file/d',
      `${gerrit} edit x/y d`,
    ],
    ['https://code.example/tea/o/r', `${gitea} repository`],
    ['https://code.example/tea/o/r/src/branch/main/a', `${gitea} blob main a`],
    ['https://code.example/tea/o/r/src/tag/v1/a', `${gitea} blob refs/tags/v1 a`],
    [`https://code.example/tea/o/r/raw/commit/${sha}/a`, `${gitea} raw ${sha} a`],
    ['https://code.example/tea/o/r/_edit/main/a', `${gitea} edit main a`],
    [
      'https://app.harness.io/ng/account/a/module/code/orgs/o/projects/p/repos/r',
      `${harness} repository`,
    ],
    [
      'https://app.harness.io/ng/account/a/module/code/orgs/o/projects/p/repos/r/files/x/y/~/a',
      `${harness} blob x/y a`,
    ],
    [
      'https://app.harness.io/ng/account/a/module/code/orgs/o/projects/p/repos/r/edit/main/~/a',
      `${harness} edit main a`,
    ],
    [
      'https://app.harness.io/ng/account/a/module/code/repos/r/files/main',
      'https://app.harness.io a|r tree main',
    ],
    [
      'https://eu-west-1.console.aws.amazon.com/codesuite/codecommit/repositories/r/browse?region=eu-west-1',
      `${codeCommit} repository`,
    ],
    [
      'https://eu-west-1.console.aws.amazon.com/codesuite/codecommit/repositories/r/browse/refs/heads/x/y/--/a',
      `${codeCommit} blob x/y a`,
    ],
    [
      'https://eu-west-1.console.aws.amazon.com/codesuite/codecommit/repositories/r/files/edit/refs/heads/main/--/a',
      `${codeCommit} edit main a`,
    ],
  ])('%s', (url, expected) => {
    expect(lineOf(url)).toBe(expected)
  })
})

describe('where a branch may end in several places', () => {
  it('each way to read the address is given, the shortest branch first', () => {
    expect(parse('https://github.com/o/r/blob/feature/x/a.yaml')).toEqual({
      host: 'github.com',
      baseUrl: 'https://github.com',
      owner: 'o',
      repository: 'r',
      view: 'blob',
      branch: 'feature',
      path: 'x/a.yaml',
      splits: [
        { branch: 'feature', path: 'x/a.yaml' },
        { branch: 'feature/x', path: 'a.yaml' },
      ],
    })
  })

  it('a folder may be none, and a branch is what git takes for one', () => {
    expect(parse('https://github.com/o/r/tree/main/a b/c').splits).toEqual(undefined)
    expect(parse('https://github.com/o/r/tree/main/a').splits).toEqual([
      { branch: 'main', path: 'a' },
      { branch: 'main/a', path: '' },
    ])
  })

  it.each([
    `https://github.com/o/r/blob/${sha}/a/b`,
    'https://github.com/o/r/blob/main/a',
    'https://dev.azure.com/o/p/_git/r?path=/a/b&version=GBx/y',
  ])('and none where there is one: %s', (url) => {
    expect(parse(url)).not.toHaveProperty('splits')
  })
})

describe('an address of no repository', () => {
  it.each([
    ['https://github.com/o', 'it must name a repository'],
    ['https://github.com/o/r/issues', 'it must lead to a repository, folder or file'],
    ['https://github.com/o/r/blob/main', 'it must name a branch and a file'],
    ['https://github.com/o/r/blob/main/%zz', 'it has a broken percent-encoding'],
    [
      'https://github.com/o/r/blob/main/a/..%2f..%2fb',
      'its path must not lead out of the repository',
    ],
    [
      'https://github.com/o/r/blob/main/a/%252e%252e/b',
      'its path must not lead out of the repository',
    ],
    ['https://gitlab.com/p', 'it must name a group'],
    ['https://gitlab.com/g/p/-/issues/1', 'it must lead to a repository, folder or file'],
    ['https://bitbucket.org/w/r/branches', 'it must lead to a repository, folder or file'],
    [`${server}/dashboard/r/x`, 'it must lead to a repository, folder or file'],
    [`${server}/admin/users`, 'it must lead to a repository, folder or file'],
    ['https://bitbucket.example/P/r', 'its path must begin with /context/'],
    ['https://gitiles.example/h/c', 'its path must begin with /g/'],
    ['https://code.example/tea/o/r/src/other/a', 'it must lead to a repository, folder or file'],
    ['https://app.harness.io/ng/account/a', 'it must name an account'],
    ['https://b.s3.amazonaws.com/a', 'amazonaws.com has no repositories'],
  ])('is refused: %s', (url, reason) => {
    expect(() => parse(url)).toThrow(new IncorrectUrlError(`Incorrect URL: ${url}, ${reason}`))
  })

  it.each([
    'https://dev.azure.com/',
    'https://dev.azure.com/o/p',
    'https://dev.azure.com/o/p/_wiki/wikis/w',
    'https://dev.azure.com/o/p/_git',
    'https://dev.azure.com/_git/r',
    'https://dev.azure.com/a/b/c/d/_git/r',
    'https://dev.azure.com/o/p/_git/r?path=/%2e%2e/a',
  ])('of Azure is refused in its own words: %s', (url) => {
    expect(() => parse(url)).toThrow(
      new IncorrectUrlError(
        'Invalid AzureDevops Repository. Please use a valid repository url and try again',
      ),
    )
  })

  it.each(['GTv1', `GC${sha}`])('of Azure must be of a branch, not of %s', (version) => {
    expect(() => parse(`https://dev.azure.com/o/p/_git/r?version=${version}`)).toThrow(
      new IncorrectUrlError('Azure URL version must point to a git branch'),
    )
  })

  it.each(['https://gitlab.com/o/r', 'https://github.com:444/o/r', 'https://github.co/o/r'])(
    'of this host is refused: %s',
    (url) => {
      const [github] = manyIntegrations.filter(({ host }) => host === 'github.com')
      expect(() => github && parseRepositoryUrl(github, url)).toThrow(
        new IncorrectUrlError(`Incorrect URL: ${url}, its host must be github.com`),
      )
    },
  )
})
