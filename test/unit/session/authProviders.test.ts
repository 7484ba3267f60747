import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { integrationOf } from '../../../src/model/integrations/integration.ts'
import {
  normaliseScopes,
  providerOf,
  providerTitle,
  requestedScopes,
} from '../../../src/model/session/providers.ts'
import { sourceControlAuth } from '../../../src/model/session/sourceControlAuth.ts'
import { sourceControlScopes } from '../../../src/model/session/sourceControlScopes.ts'
import { manyIntegrations } from '../../support/integrations.ts'

const google = 'https://www.googleapis.com/auth/'
const openId = ['openid', 'email', 'profile', 'offline_access']

describe('a provider', () => {
  it.each([
    ['google', 'Google', ['openid', `${google}userinfo.email`, `${google}userinfo.profile`]],
    ['microsoft', 'Microsoft', ['openid', 'offline_access', 'profile', 'email', 'User.Read']],
    ['github', 'GitHub', ['read:user']],
    ['okta', 'Okta', openId],
    ['gitlab', 'GitLab', ['read_user']],
    ['onelogin', 'OneLogin', openId],
    ['bitbucket', 'Bitbucket', ['account']],
    ['bitbucketServer', 'Bitbucket Server', ['REPO_READ']],
    ['atlassian', 'Atlassian', []],
    ['vmwareCloudServices', 'VMware Cloud', ['openid']],
    ['oidc', 'OpenID Connect', []],
    ['__proto__', '__proto__', []],
  ])('%s is called %s and asks for %j', (id, title, scopes) => {
    expect(providerTitle(id)).toBe(title)
    expect(providerOf(id).scopes).toEqual(scopes)
    expect(normaliseScopes(id, scopes)).toEqual(scopes)
  })
})

describe('scopes', () => {
  it.each([
    [
      'google',
      'openid email profile',
      ['openid', `${google}userinfo.email`, `${google}userinfo.profile`],
    ],
    ['google', 'calendar,drive', [`${google}calendar`, `${google}drive`]],
    [
      'google',
      `${google}drive https://mail.google.com/`,
      [`${google}drive`, 'https://mail.google.com/'],
    ],
    ['google', 'constructor', [`${google}constructor`]],
    [
      'okta',
      'openid groups users.read okta.apps.read',
      ['openid', 'groups', 'okta.users.read', 'okta.apps.read'],
    ],
    ['onelogin', 'profile roles', ['profile', 'onelogin.roles']],
    ['microsoft', 'https://graph.microsoft.com/Mail.Read openid', ['Mail.Read', 'openid']],
    ['microsoft', 'api://cluster/user', ['api://cluster/user']],
    ['github', ['repo', 'repo', 'read:org gist'], ['repo', 'read:org', 'gist']],
    ['oidc', ' a,,b  c ', ['a', 'b', 'c']],
    ['oidc', undefined, []],
  ])('of %s: %j are %j', (id, scopes, expected) => {
    expect(normaliseScopes(id, scopes)).toEqual(expected)
  })

  it('are the same however often they are normalised, and each there once', () => {
    const ids = fc.constantFrom('google', 'microsoft', 'okta', 'onelogin', 'github', 'oidc')
    fc.assert(
      fc.property(ids, fc.array(fc.string()), (id, scopes) => {
        const once = normaliseScopes(id, scopes)
        expect(normaliseScopes(id, once)).toEqual(once)
        expect(new Set(once).size).toBe(once.length)
      }),
    )
  })

  it('of a request are the wanted ones, the held ones and those of the provider', () => {
    expect(requestedScopes('github', ['gist'], ['repo', 'read:user'])).toEqual([
      'read:user',
      'repo',
      'gist',
    ])
  })
})

describe('scopes of Azure', () => {
  const message = 'Requested access token with scopes from multiple Azure resources'
  const cluster = 'api://cluster/user'

  it.each([[[cluster, 'api://other/user']], [[cluster, 'Mail.Read']]])(
    'of several resources are refused: %j',
    (scopes) => {
      expect(() => requestedScopes('microsoft', scopes, [])).toThrow(message)
    },
  )

  it('leave out those of the provider that another resource has', () => {
    expect(requestedScopes('microsoft', [cluster], ['User.Read', 'openid'])).toEqual([
      'openid',
      'offline_access',
      'profile',
      'email',
      cluster,
    ])
  })

  it('are those of Graph where nothing else is said', () => {
    expect(requestedScopes('microsoft', ['openid'], ['Mail.Read', cluster])).toEqual([
      'openid',
      'offline_access',
      'profile',
      'email',
      'User.Read',
      'Mail.Read',
    ])
  })

  it('are nobody else’s rule', () => {
    expect(requestedScopes('oidc', ['api://a/b', 'api://c/d'], [])).toHaveLength(2)
  })
})

describe('scopes of source control', () => {
  it.each([
    ['github', false, ['repo', 'read:org', 'read:user']],
    ['github', true, ['repo', 'read:org', 'read:user', 'gist']],
    ['gitlab', false, ['read_user', 'read_api', 'read_repository']],
    ['gitlab', true, ['read_user', 'read_api', 'read_repository', 'write_repository', 'api']],
    ['bitbucket', false, ['account', 'team', 'pullrequest', 'snippet', 'issue', 'project']],
    ['bitbucket', true, ['account', 'team', 'pullrequest', 'snippet', 'issue', 'project']],
    ['bitbucketServer', false, ['REPO_READ']],
    ['bitbucketServer', true, ['REPO_READ', 'REPO_WRITE']],
  ] as const)('of %s, to write: %s, are %j', (kind, repoWrite, expected) => {
    expect(sourceControlScopes(kind, { repoWrite })).toEqual(expected)
    expect(sourceControlScopes(kind, { repoWrite, additional: ['more'] })).toEqual([
      ...expected,
      'more',
    ])
  })

  it('are those for reading where nothing is said', () => {
    expect(sourceControlScopes('github')).not.toContain('gist')
  })
})

describe('the login for a repository', () => {
  const azure = '499b84ac-1321-427f-aa17-267ca6975798'
  const azureScopes = ['vso.build', 'vso.code', 'vso.graph', 'vso.project', 'vso.profile'].map(
    (scope) => `${azure}/${scope}`,
  )

  it.each([
    ['https://github.com/o/r', 'github', ['repo', 'read:org', 'read:user'], ['gist']],
    [
      'https://gitlab.com/g/p',
      'gitlab',
      ['read_user', 'read_api', 'read_repository'],
      ['write_repository', 'api'],
    ],
    [
      'https://bitbucket.org/w/r',
      'bitbucket',
      ['account', 'team', 'pullrequest', 'snippet', 'issue', 'project'],
      [],
    ],
    [
      'https://bitbucket.example/context/projects/P/repos/r',
      'bitbucketServer',
      ['REPO_READ'],
      ['REPO_WRITE'],
    ],
    ['https://dev.azure.com/o/p/_git/r', 'microsoft', azureScopes, [`${azure}/vso.code_manage`]],
  ])('%s is that of %s', (url, providerId, read, write) => {
    const integration = integrationOf(manyIntegrations, url)
    expect(integration && sourceControlAuth(integration)).toEqual({ providerId, scopes: read })
    expect(integration && sourceControlAuth(integration, { repoWrite: true })).toEqual({
      providerId,
      scopes: [...read, ...write],
    })
  })

  it.each(['gerrit', 'gitea', 'harness', 'awsS3'] as const)('of %s there is none', (type) => {
    expect(sourceControlAuth({ type })).toBeUndefined()
  })

  it('asks Azure for one resource, and refuses scopes of another with them', () => {
    const { scopes } = sourceControlAuth({ type: 'azure' }, { repoWrite: true }) ?? { scopes: [] }
    expect(requestedScopes('microsoft', scopes, ['User.Read'])).toEqual([
      'openid',
      'offline_access',
      'profile',
      'email',
      ...scopes,
    ])
    expect(() => requestedScopes('microsoft', [...scopes, 'Mail.Read'], [])).toThrow(
      'Requested access token with scopes from multiple Azure resources',
    )
  })
})
