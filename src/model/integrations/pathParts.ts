// Decodes paths of URLs part by part, and refuses those that would lead elsewhere.

import { NoRepositoryError, type Split } from './repositoryAddress.ts'

/** Maximum number of parts that are searched for a branch. */
const deepestBranch = 16

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new NoRepositoryError('it has a broken percent-encoding')
  }
}

/** Dots and slashes, however often they are encoded: a server in between may decode them as often. */
const unmasked = (path: string): string =>
  path.replace(/%(?:25)*(2e|2f|5c)/gi, (_, code: string) => decodeURIComponent(`%${code}`))

/** Throws `NoRepositoryError`. */
export function safePath(path: string): string {
  const parts = unmasked(path).split(/[/\\]/)
  if (parts.some((part) => part === '.' || part === '..') || /\p{Cc}/u.test(path))
    throw new NoRepositoryError('its path must not lead out of the repository')
  return path.split('/').filter(Boolean).join('/')
}

/** The parts of a URL's path below `base`, decoded. Throws `NoRepositoryError`. */
export function partsBelow(base: string, { pathname }: URL): readonly string[] {
  const start = `${URL.parse(base)?.pathname.replace(/\/$/, '') ?? ''}/`
  if (!pathname.startsWith(start)) throw new NoRepositoryError(`its path must begin with ${start}`)
  return pathname.slice(start.length).split('/').filter(Boolean).map(decoded)
}

/** For owners, projects and repositories: characters that no host allows could only mislead. */
export function nameOf(text: string | undefined, what: string): string {
  const name = text?.trim() ?? ''
  if (!/^[^/\\:@?#%\p{Cc}\p{Cf}]+$/u.test(name) || /^\.\.?$/.test(name))
    throw new NoRepositoryError(`it must name ${what}`)
  return name
}

/** Without the `.git` of clone URLs. */
export const repositoryOf = (text: string | undefined): string =>
  nameOf(text?.replace(/\.git$/, ''), 'a repository')

/** Refuses what git refuses, as far as it could be misread in a URL. */
const isBranch = (text: string): boolean =>
  !/[\s~^:?*[\\\p{Cc}]|\.\.|@\{|\/\/|(?:^|\/)\.|[./]$|^[/-]|^$/u.test(text)

/** A branch, tag or commit. */
export function branchOf(text: string): string {
  if (!isBranch(text)) throw new NoRepositoryError('it must name a branch')
  return text
}

const commit = /^[\da-f]{40}$/

/** The branch's name alone. */
export const withoutHeads = (ref: string): string => ref.replace(/^refs\/heads\//, '')

/** The part after `tree` or `blob`: a branch, which may contain slashes, and a path. */
export function splitRef(
  parts: readonly string[],
  { isFile }: { readonly isFile: boolean },
): Split & { readonly splits?: readonly Split[] } {
  const prefix = parts[0] === 'refs' ? 2 : 0
  const longest = commit.test(parts[0] ?? '') ? 1 : parts.length - prefix
  const splits = Array.from(
    { length: Math.max(0, Math.min(longest, deepestBranch)) },
    (_, at) => prefix + at + 1,
  )
    .map((length) => ({
      branch: withoutHeads(parts.slice(0, length).join('/')),
      path: safePath(parts.slice(length).join('/')),
    }))
    .filter(({ branch, path }) => isBranch(branch) && (path !== '' || !isFile))
  const [first, second] = splits
  if (!first)
    throw new NoRepositoryError(
      isFile ? 'it must name a branch and a file' : 'it must name a branch',
    )
  return second ? { ...first, splits } : first
}
