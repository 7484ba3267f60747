// What an address in a repository says, whichever host it is of.

export type View = 'repository' | 'tree' | 'blob' | 'raw' | 'edit'

export interface Split {
  /** A branch or commit by its name, a tag as `refs/tags/{name}`. */
  readonly branch: string
  /** Within the repository, decoded, without a slash at either end; empty for its root. */
  readonly path: string
}

/** Without a branch it is of the default one. */
export interface RepositoryAddress extends Partial<Split> {
  readonly host: string
  /** Below which the host's pages are; absolute, without a trailing slash. */
  readonly baseUrl: string
  /** User, group with its parents, workspace, project or organisation; empty where the host has none (CodeCommit). */
  readonly owner: string
  readonly repository: string
  /** Azure DevOps and Harness. */
  readonly organization?: string
  /** Azure DevOps and Harness. */
  readonly project?: string
  /**
   * What the address shows. Azure DevOps, Bitbucket Server, Gitea, Harness and CodeCommit do not tell folders from
   * files: there `tree` is the root alone.
   */
  readonly view: View
  /**
   * Where branches may have slashes and the address does not say where the branch ends: each way to read it, the
   * shortest branch first. `branch` and `path` are the first of them.
   */
  readonly splits?: readonly Split[]
}

/** An address that is none of a repository. Its message is for people, and has no credentials in it. */
export class IncorrectUrlError extends Error {
  override readonly name = 'IncorrectUrlError'
}

/** What the hosts' readers throw; people see it within an `IncorrectUrlError`. */
export class NoRepositoryError extends Error {
  override readonly name = 'NoRepositoryError'
}
