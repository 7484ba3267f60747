// The hosts of source code in the configuration (spec 1 §3), as far as browsers may know them.

import { webUrl } from './webUrl.ts'

interface Host {
  /** Display name. */
  readonly title: string
  /** In lower case, with its port if it has one. */
  readonly host: string
  /** Absolute, without a trailing slash. */
  readonly apiBaseUrl?: string
  /** Base URL of its pages; absolute, without a trailing slash. */
  readonly baseUrl?: string
}

export interface GithubIntegration extends Host {
  readonly type: 'github'
  readonly apiBaseUrl: string
  /** Base URL of raw files. */
  readonly rawBaseUrl?: string
}

export interface GitlabIntegration extends Host {
  readonly type: 'gitlab'
  readonly apiBaseUrl: string
  readonly baseUrl: string
}

export interface BitbucketIntegration extends Host {
  readonly type: 'bitbucketCloud' | 'bitbucketServer'
  readonly apiBaseUrl: string
}

export interface GerritIntegration extends Host {
  readonly type: 'gerrit'
  readonly baseUrl: string
  readonly cloneUrl: string
  /** Base URL of files in Gitiles. */
  readonly gitilesBaseUrl: string
  readonly hasEditUrl: boolean
}

export interface GiteaIntegration extends Host {
  readonly type: 'gitea'
  readonly baseUrl: string
}

interface AwsS3Integration extends Host {
  readonly type: 'awsS3'
  readonly endpoint?: string
  readonly s3ForcePathStyle: boolean
}

export interface AwsCodeCommitIntegration extends Host {
  readonly type: 'awsCodeCommit'
  readonly region: string
}

interface AzureBlobStorageIntegration extends Host {
  readonly type: 'azureBlobStorage'
  readonly endpoint?: string
}

interface PlainIntegration extends Host {
  readonly type: 'azure' | 'harness' | 'googleGcs'
}

/** Plain data without secrets. */
export type Integration =
  | GithubIntegration
  | GitlabIntegration
  | BitbucketIntegration
  | GerritIntegration
  | GiteaIntegration
  | AwsS3Integration
  | AwsCodeCommitIntegration
  | AzureBlobStorageIntegration
  | PlainIntegration

export type IntegrationType = Integration['type']

/** The configured base URLs. */
const basesOf = (integration: Integration): readonly URL[] =>
  [
    integration.baseUrl,
    integration.type === 'github' ? integration.rawBaseUrl : undefined,
    integration.type === 'gerrit' ? integration.gitilesBaseUrl : undefined,
  ].flatMap((base) => URL.parse(base ?? '') ?? [])

/** Buckets and accounts are subdomains of the host. */
const hasSubdomains = ({ type }: Integration) => type === 'awsS3' || type === 'azureBlobStorage'

/** Length of the match with the URL; undefined if the URL is on another host. */
function rankOf(integration: Integration, url: URL): number | undefined {
  const bases = basesOf(integration).filter(({ host }) => host === url.host)
  const isItsHost =
    url.host === integration.host ||
    (hasSubdomains(integration) && url.host.endsWith(`.${integration.host}`))
  if (!isItsHost && bases.length === 0) return undefined
  const paths = bases.map(({ pathname }) => pathname.replace(/\/?$/, '/'))
  const fitting = paths.filter((path) => `${url.pathname}/`.startsWith(path))
  return Math.max(0, ...fitting.map(({ length }) => length))
}

/** The integration of a URL or clone URL, by host and port. If several share a host, the longest base URL wins. */
export function integrationOf(
  integrations: readonly Integration[],
  url: string,
): Integration | undefined {
  const address = webUrl(url)
  if (!address) return undefined
  const ranked = integrations.flatMap((integration) => {
    const rank = rankOf(integration, address)
    return rank === undefined ? [] : [{ integration, rank }]
  })
  return ranked.sort((one, other) => other.rank - one.rank)[0]?.integration
}
