// The parts of a URL in a repository, for every kind of host.

export type View = 'repository' | 'tree' | 'blob' | 'raw' | 'edit'

export interface Split {
  /** The name of a branch or commit; `refs/tags/{name}` for a tag. */
  readonly branch: string
  /** Path in the repository, decoded, without leading and trailing slash; empty for the root. */
  readonly path: string
}

/** Without a branch, the default branch is meant. */
export interface RepositoryAddress extends Partial<Split> {
  readonly host: string
  /** Base URL of the host's pages; absolute, without a trailing slash. */
  readonly baseUrl: string
  /** User, group with its parents, workspace, project or organisation; empty for CodeCommit, which has none. */
  readonly owner: string
  readonly repository: string
  /** Azure DevOps and Harness only. */
  readonly organization?: string
  /** Azure DevOps and Harness only. */
  readonly project?: string
  /**
   * The kind of page. For Azure DevOps, Bitbucket Server, Gitea, Harness and CodeCommit, whose URLs
   * do not distinguish files and folders, `tree` is the root only.
   */
  readonly view: View
  /**
   * If the branch may contain slashes and the URL does not say where it ends: all ways to read it, the shortest branch
   * first. `branch` and `path` are the first of them.
   */
  readonly splits?: readonly Split[]
}

/** Not a URL in a repository. The message is for users and contains no credentials. */
export class IncorrectUrlError extends Error {
  override readonly name = 'IncorrectUrlError'
}

/** Thrown by the hosts' readers; users see it inside an `IncorrectUrlError`. */
export class NoRepositoryError extends Error {
  override readonly name = 'NoRepositoryError'
}
