import type { CiRun } from './ciRun.ts'

/** Runs whose workflow, title, commit, branch or actor contains the text (RUNS-07). */
export function matchingRuns(runs: readonly CiRun[], text: string): readonly CiRun[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return runs
  return runs.filter(({ name, title, branch, commit, actor, number }) =>
    [name, title, branch, commit?.id, commit?.message, actor?.name, number && `#${String(number)}`]
      .filter((one) => typeof one === 'string')
      .some((one) => one.toLowerCase().includes(wanted)),
  )
}
