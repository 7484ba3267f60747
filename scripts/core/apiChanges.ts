// Compares two reports of an API, and finds the changes that the changelog does not name.

function entriesOf(report: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>()
  for (const part of report.split(/^== /m).slice(1)) {
    const end = part.indexOf('\n')
    const name = part.slice(0, end)
    // An interface and a constant may share a name.
    entries.set(name, (entries.get(name) ?? '') + part.slice(end).trim())
  }
  return entries
}

/** Names that were added, removed or changed, as `<module> › <name>`. */
export function pendingChanges(before: string, now: string): readonly string[] {
  const [old, young] = [entriesOf(before), entriesOf(now)]
  return [...new Set([...old.keys(), ...young.keys()])].filter(
    (name) => old.get(name) !== young.get(name),
  )
}

const unreleased = /^## Unreleased$(.*?)(?=^## |$(?![\s\S]))/ms

/** Those of them that the changelog's part about the next version does not name in backticks. */
export function unnamedChanges(last: string, now: string, changelog: string): readonly string[] {
  const [, told = ''] = unreleased.exec(changelog) ?? []
  return last === ''
    ? []
    : pendingChanges(last, now).filter(
        (name) => !told.includes(`\`${name.split(' › ')[1] ?? ''}\``),
      )
}
