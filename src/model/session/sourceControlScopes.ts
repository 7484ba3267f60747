// The scopes with which repositories are read and written (spec 1 §9).

export type SourceControl = 'github' | 'gitlab' | 'bitbucket' | 'bitbucketServer' | 'azure'

interface Scopes {
  readonly read: readonly string[]
  /** Additional scopes for writing. */
  readonly write: readonly string[]
}

/** The resource id of Azure DevOps; a token of Azure is for one resource only (AUTH-79). */
const azureScope = (name: string): string => `499b84ac-1321-427f-aa17-267ca6975798/${name}`

const scopes: Readonly<Record<SourceControl, Scopes>> = {
  github: { read: ['repo', 'read:org', 'read:user'], write: ['gist'] },
  gitlab: {
    read: ['read_user', 'read_api', 'read_repository'],
    write: ['write_repository', 'api'],
  },
  bitbucket: {
    read: ['account', 'team', 'pullrequest', 'snippet', 'issue', 'project'],
    write: [],
  },
  // Up to here from the specification.
  bitbucketServer: { read: ['REPO_READ'], write: ['REPO_WRITE'] },
  azure: {
    read: ['vso.build', 'vso.code', 'vso.graph', 'vso.project', 'vso.profile'].map(azureScope),
    write: [azureScope('vso.code_manage')],
  },
}

export interface Wish {
  readonly repoWrite?: boolean
  readonly additional?: readonly string[]
}

export function sourceControlScopes(
  kind: SourceControl,
  { repoWrite = false, additional = [] }: Wish = {},
): readonly string[] {
  const { read, write } = scopes[kind]
  return [...new Set([...read, ...(repoWrite ? write : []), ...additional])]
}
