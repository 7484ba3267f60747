// What is known of the addresses of each kind of host.

import { NoRepositoryError, type RepositoryAddress, type View } from '../repositoryAddress.ts'

/** All but the host itself. */
export type Reading = Omit<RepositoryAddress, 'host'>

export interface SourceHost {
  /** `url` is one of the host's. Throws `NoRepositoryError`. */
  readonly read: (url: URL) => Reading
  /** The page of the repository itself. */
  readonly page: (address: RepositoryAddress) => string
  /** The page of a file or folder, the file's plain content, or its editor. Throws `NoRepositoryError`. */
  readonly file: (address: RepositoryAddress, view: Exclude<View, 'repository'>) => string
  /** Where the host's API gives the content of a file; undefined where it has no address. */
  readonly api: (address: RepositoryAddress) => string | undefined
}

const views = ['tree', 'blob', 'raw', 'edit'] as const

export const fileViewOf = (word: string | undefined): (typeof views)[number] | undefined =>
  views.find((view) => view === word)

export const notOfFiles = () =>
  new NoRepositoryError('it must lead to a repository, folder or file')

/** Where the address tells nothing else. */
export const viewOf = (path: string, pathname = ''): View =>
  path === '' || pathname.endsWith('/') ? 'tree' : 'blob'

/** For hosts whose addresses need one. Throws `NoRepositoryError`. */
export function neededBranch({ branch }: RepositoryAddress): string {
  if (branch === undefined) throw new NoRepositoryError('it must name a branch')
  return branch
}

/** With a slash before it, or nothing. */
export const below = (path: string | undefined): string =>
  path ? `/${path.split('/').map(encodeURIComponent).join('/')}` : ''
