// How each kind of host builds its URLs.

import { encodePath } from '../../encodePath.ts'
import { NoRepositoryError, type RepositoryAddress, type View } from '../repositoryAddress.ts'

/** Everything but the host itself. */
export type Reading = Omit<RepositoryAddress, 'host'>

export interface SourceHost {
  /** Reads a URL of this host. Throws `NoRepositoryError`. */
  readonly read: (url: URL) => Reading
  /** URL of the repository's page. */
  readonly page: (address: RepositoryAddress) => string
  /** URL of the page of a file or folder, of a file's raw content, or of its editor. Throws `NoRepositoryError`. */
  readonly file: (address: RepositoryAddress, view: Exclude<View, 'repository'>) => string
  /** API URL of a file's content; undefined if the host has none. */
  readonly api: (address: RepositoryAddress) => string | undefined
}

const views = ['tree', 'blob', 'raw', 'edit'] as const

export const fileViewOf = (word: string | undefined): (typeof views)[number] | undefined =>
  views.find((view) => view === word)

export const notOfFiles = () =>
  new NoRepositoryError('it must lead to a repository, folder or file')

/** For URLs that name only the repository. */
export const viewOf = (path: string, pathname = ''): View =>
  path === '' || pathname.endsWith('/') ? 'tree' : 'blob'

/** For hosts whose URLs need a branch. Throws `NoRepositoryError`. */
export function neededBranch({ branch }: RepositoryAddress): string {
  if (branch === undefined) throw new NoRepositoryError('it must name a branch')
  return branch
}

/** With a leading slash; empty for the root. */
export const below = (path: string | undefined): string => (path ? `/${encodePath(path)}` : '')
