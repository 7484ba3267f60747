// Which hosts of source code and files the portal knows (spec 1 §3): what the configuration tells browsers of them.

import { webUrl } from './webUrl.ts'

interface Host {
  /** What people call it. */
  readonly title: string
  /** In small letters, with its port where it has one. */
  readonly host: string
  /** Absolute, without a trailing slash. */
  readonly apiBaseUrl?: string
  /** Below which its pages are; absolute, without a trailing slash. */
  readonly baseUrl?: string
}

export interface GithubIntegration extends Host {
  readonly type: 'github'
  readonly apiBaseUrl: string
  /** Below which files are without their pages. */
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
  /** Below which Gitiles shows the files. */
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

/** Plain data without any secret. */
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

/** The URLs that begin an address of this host, where the configuration names them. */
const basesOf = (integration: Integration): readonly URL[] =>
  [
    integration.baseUrl,
    integration.type === 'github' ? integration.rawBaseUrl : undefined,
    integration.type === 'gerrit' ? integration.gitilesBaseUrl : undefined,
  ].flatMap((base) => URL.parse(base ?? '') ?? [])

/** Buckets and accounts have names of their own before the host. */
const hasSubdomains = ({ type }: Integration) => type === 'awsS3' || type === 'azureBlobStorage'

/** How much of the URL the integration accounts for; undefined where the URL is of another host. */
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

/**
 * The integration that an address belongs to, also one that `git clone` takes: by host and port, and of several on one
 * host the one whose base is the longest.
 */
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
