import { describe, expect, it } from '@jest/globals'
import type { ConfigObject } from '../../../src/model/config/configValues.ts'
import { integrationsFrom } from '../../support/integrations.ts'

const refusal = (integrations: ConfigObject) => () => integrationsFrom(integrations)

describe('without configuration', () => {
  const integrations = integrationsFrom({})

  it('there are the providers’ own services', () => {
    expect(integrations.map(({ type, title, host }) => [type, title, host])).toEqual([
      ['github', 'github.com', 'github.com'],
      ['gitlab', 'gitlab.com', 'gitlab.com'],
      ['bitbucketCloud', 'bitbucket.org', 'bitbucket.org'],
      ['azure', 'dev.azure.com', 'dev.azure.com'],
      ['harness', 'app.harness.io', 'app.harness.io'],
      ['awsS3', 'amazonaws.com', 'amazonaws.com'],
      ['azureBlobStorage', 'blob.core.windows.net', 'blob.core.windows.net'],
      ['googleGcs', 'storage.cloud.google.com', 'storage.cloud.google.com'],
    ])
  })

  it('their APIs are where the services have them', () => {
    const apis = integrations.flatMap(({ apiBaseUrl }) => apiBaseUrl ?? [])
    expect(apis).toEqual([
      'https://api.github.com',
      'https://gitlab.com/api/v4',
      'https://api.bitbucket.org/2.0',
    ])
  })
})

describe('what is configured', () => {
  it('is read under the names that Backstage gives it, and no secret with it', () => {
    const secret = {
      token: 's3cret',
      username: 's3cret',
      password: 's3cret',
      appPassword: 's3cret',
      apiKey: 's3cret',
      commitSigningKey: 's3cret',
      accountKey: 's3cret',
      privateKey: 's3cret',
    }
    const integrations = integrationsFrom({
      github: [
        { host: 'GHE.example:8443', apiBaseUrl: 'https://ghe.example/api/v3/', ...secret },
        { rawBaseUrl: 'https://raw.example/', ...secret },
        { host: 'larkspur.ghe.com', ...secret },
        { host: 'code.example', ...secret },
      ],
      gitlab: [{ host: 'gitlab.example', baseUrl: 'https://gitlab.example/code/', ...secret }],
      bitbucketCloud: [secret],
      bitbucketServer: [{ host: 'bitbucket.example', ...secret }],
      azure: [{ host: 'azure.example', token: 's3cret', commitSigningKey: 's3cret' }],
      gerrit: [
        { host: 'gerrit.example', gitilesBaseUrl: 'https://gerrit.example/gitiles/', ...secret },
        {
          host: 'review.example',
          baseUrl: 'https://review.example/r/',
          cloneUrl: 'https://clone.example/',
          gitilesBaseUrl: 'https://code.example',
          disableEditUrl: true,
        },
      ],
      gitea: [{ host: 'gitea.example', ...secret }],
      harness: [{ host: 'harness.example', ...secret }],
      awsS3: [{ endpoint: 'http://minio.example:9000/', s3ForcePathStyle: true, ...secret }],
      awsCodeCommit: [{ region: 'eu-west-1', ...secret }],
      azureBlobStorage: [{ endpoint: 'https://files.example', ...secret }],
      googleGcs: { clientEmail: 's3cret', privateKey: 's3cret' },
    })
    expect(JSON.stringify(integrations)).not.toContain('s3cret')
    expect(JSON.parse(JSON.stringify(integrations))).toEqual(integrations)
    expect(integrations.map((integration) => ({ ...integration, title: undefined }))).toEqual([
      { type: 'github', host: 'ghe.example:8443', apiBaseUrl: 'https://ghe.example/api/v3' },
      {
        type: 'github',
        host: 'github.com',
        apiBaseUrl: 'https://api.github.com',
        rawBaseUrl: 'https://raw.example',
      },
      { type: 'github', host: 'larkspur.ghe.com', apiBaseUrl: 'https://api.larkspur.ghe.com' },
      { type: 'github', host: 'code.example', apiBaseUrl: 'https://code.example/api/v3' },
      {
        type: 'gitlab',
        host: 'gitlab.example',
        baseUrl: 'https://gitlab.example/code',
        apiBaseUrl: 'https://gitlab.example/code/api/v4',
      },
      {
        type: 'bitbucketCloud',
        host: 'bitbucket.org',
        apiBaseUrl: 'https://api.bitbucket.org/2.0',
      },
      {
        type: 'bitbucketServer',
        host: 'bitbucket.example',
        apiBaseUrl: 'https://bitbucket.example/rest/api/1.0',
      },
      { type: 'azure', host: 'azure.example' },
      {
        type: 'gerrit',
        host: 'gerrit.example',
        baseUrl: 'https://gerrit.example',
        cloneUrl: 'https://gerrit.example',
        gitilesBaseUrl: 'https://gerrit.example/gitiles',
        hasEditUrl: true,
      },
      {
        type: 'gerrit',
        host: 'review.example',
        baseUrl: 'https://review.example/r',
        cloneUrl: 'https://clone.example',
        gitilesBaseUrl: 'https://code.example',
        hasEditUrl: false,
      },
      { type: 'gitea', host: 'gitea.example', baseUrl: 'https://gitea.example' },
      { type: 'harness', host: 'harness.example' },
      {
        type: 'awsS3',
        host: 'minio.example:9000',
        endpoint: 'http://minio.example:9000',
        s3ForcePathStyle: true,
      },
      {
        type: 'awsCodeCommit',
        host: 'eu-west-1.console.aws.amazon.com',
        region: 'eu-west-1',
      },
      {
        type: 'azureBlobStorage',
        host: 'files.example',
        endpoint: 'https://files.example',
      },
      {
        type: 'gitlab',
        host: 'gitlab.com',
        baseUrl: 'https://gitlab.com',
        apiBaseUrl: 'https://gitlab.com/api/v4',
      },
      { type: 'azure', host: 'dev.azure.com' },
      { type: 'harness', host: 'app.harness.io' },
      { type: 'awsS3', host: 'amazonaws.com', s3ForcePathStyle: false },
      { type: 'azureBlobStorage', host: 'blob.core.windows.net' },
      { type: 'googleGcs', host: 'storage.cloud.google.com' },
    ])
  })

  const hosted = ['github', 'gitlab', 'bitbucketServer', 'azure', 'gerrit', 'gitea', 'harness']

  it.each(
    hosted.flatMap((type) =>
      ['https://a.example', 'a.example/x', 'a b', 'u:p@a.example', 'a:99999', 'bücher.example'].map(
        (host) => [type, host],
      ),
    ),
  )('of %s is refused with the host %s', (type, host) => {
    const refused = refusal({
      [type]: [{ host: 'a.example', gitilesBaseUrl: 'https://a' }, { host }],
    })
    expect(refused).toThrow(`Invalid value in config for key 'integrations.${type}[1].host'`)
    expect(refused).not.toThrow(host)
  })

  it.each(['bitbucketServer', 'gerrit', 'gitea'])('of %s needs a host', (type) => {
    expect(refusal({ [type]: [{}] })).toThrow(
      `Missing required config value at 'integrations.${type}[0].host'`,
    )
  })

  it.each([
    ['gerrit', 'baseUrl'],
    ['gerrit', 'cloneUrl'],
    ['gerrit', 'gitilesBaseUrl'],
    ['gitea', 'baseUrl'],
    ['gitlab', 'baseUrl'],
    ['gitlab', 'apiBaseUrl'],
    ['github', 'apiBaseUrl'],
    ['github', 'rawBaseUrl'],
    ['bitbucketServer', 'apiBaseUrl'],
    ['awsS3', 'endpoint'],
    ['azureBlobStorage', 'endpoint'],
  ])('of %s is refused where %s is no URL, or has credentials', (type, key) => {
    for (const url of [
      'a.example',
      'ftp://a.example',
      'javascript:alert(1)',
      'https://u:p@a.example',
      'https://a.example/?b',
      'https://a.example/#b',
    ])
      expect(
        refusal({ [type]: [{ host: 'a.example', gitilesBaseUrl: 'https://a', [key]: url }] }),
      ).toThrow(`Invalid value in config for key 'integrations.${type}[0].${key}'`)
  })

  it('of Gerrit needs to say where Gitiles is', () => {
    expect(refusal({ gerrit: [{ host: 'a.example' }] })).toThrow(
      "Missing required config value at 'integrations.gerrit[0].gitilesBaseUrl'",
    )
  })

  it('of CodeCommit needs a region', () => {
    expect(refusal({ awsCodeCommit: [{}] })).toThrow(
      "Missing required config value at 'integrations.awsCodeCommit[0].region'",
    )
  })

  it.each(['awsS3', 'azureBlobStorage'])('of %s has no path in its endpoint', (type) => {
    expect(refusal({ [type]: [{ endpoint: 'https://files.example/bucket' }] })).toThrow(
      `Invalid value in config for key 'integrations.${type}[0].endpoint': it must not contain a path`,
    )
  })
})

describe('credentials of Azure', () => {
  const token = { personalAccessToken: 's3cret' }
  const application = { clientId: 'c', clientSecret: 's3cret', tenantId: 't' }
  const azure = (credentials: readonly ConfigObject[], others: ConfigObject = {}) =>
    refusal({ azure: [{ ...others, credentials }] })

  it.each<[string, ConfigObject]>([
    ['ClientSecret', application],
    ['ManagedIdentity', { clientId: 'system-assigned' }],
    [
      'ManagedIdentityClientAssertion',
      { clientId: 'c', managedIdentityClientId: 'm', tenantId: 't' },
    ],
    ['PersonalAccessToken', token],
  ])('may be a %s', (_kind, credential) => {
    expect(azure([credential])()[0]).toEqual({
      type: 'azure',
      title: 'dev.azure.com',
      host: 'dev.azure.com',
    })
  })

  it.each<[ConfigObject]>([
    [{}],
    [{ clientSecret: 's3cret' }],
    [{ ...application, ...token }],
    [{ clientId: 'c', tenantId: 't' }],
    [{ ...application, managedIdentityClientId: 'm' }],
  ])('may not be of several kinds or none: %j', (credential) => {
    expect(azure([token, credential])).toThrow(
      "key 'integrations.azure[0].credentials[1]': it must be one of ClientSecret, ManagedIdentity,",
    )
  })

  it('may not be there beside a token, which may stand alone', () => {
    expect(azure([token], { token: 's3cret' })).toThrow(
      "key 'integrations.azure[0].token': it must not be combined with credentials",
    )
    expect(refusal({ azure: [{ token: 's3cret' }] })).not.toThrow()
  })

  it('must be personal access tokens on other hosts', () => {
    expect(azure([application], { host: 'azure.example' })).toThrow(
      "key 'integrations.azure[0].credentials': it must be personal access tokens on hosts but dev.azure.com",
    )
    expect(azure([token], { host: 'azure.example' })).not.toThrow()
  })

  it('may be without organizations once', () => {
    const named = { ...token, organizations: ['larkspur'] }
    expect(azure([token, named])).not.toThrow()
    for (const second of [token, { ...token, organizations: [] }])
      expect(azure([token, named, second])).toThrow('more than one entry without organizations')
  })

  it.each([[['a'], ['b', 'a']], [['a', 'A']]])(
    'may name an organization once: %j %j',
    (...organizations) => {
      const credentials = organizations.map((names) => ({ ...token, organizations: names }))
      expect(azure(credentials)).toThrow('it must name each organization once')
    },
  )
})

describe('credentials of blob storage', () => {
  const [accountKey, sasToken, aadCredential] = ['s3cret', 's3cret', { clientId: 'c' }]

  it.each<[ConfigObject, string | null]>([
    [{ accountKey }, null],
    [{ sasToken }, null],
    [{ aadCredential }, null],
    [{ accountKey, sasToken }, "[0].sasToken': it must not be combined with accountKey"],
    [{ aadCredential, accountKey }, "[0].aadCredential': it must not be combined with"],
    [{ aadCredential, sasToken }, "[0].aadCredential': it must not be combined with"],
  ])('of %j are refused: %s', (entry, message) => {
    const refused = refusal({ azureBlobStorage: [{ accountName: 'larkspur', ...entry }] })
    if (message === null) expect(refused).not.toThrow()
    else expect(refused).toThrow(`key 'integrations.azureBlobStorage${message}`)
  })
})
