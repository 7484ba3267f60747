/**
 * The changelog with its part about the next version under a version's name, and a new empty part above. Throws if there is
 * nothing to tell, or if the version is there already.
 */
export function withVersion(changelog: string, version: string, day: string): string {
  if (changelog.includes(`\n## ${version} `)) throw new Error(`CHANGELOG.md has ${version} already`)
  const [before = '', told] = changelog.split(/^## Unreleased$/m)
  if (told === undefined || /^\s*(?:## |$)/.test(told))
    throw new Error('CHANGELOG.md says nothing under Unreleased')
  return `${before}## Unreleased\n\n## ${version} – ${day}${told}`
}
