// Logs of jobs as a runner writes them: each line with its time, steps as groups, marks for errors.

import type { JobProgress } from './actionsTypes.ts'

const stamp = (at: number) => new Date(at).toISOString().replace('Z', '4567Z')

const failure = [
  '\u001B[31m  ✗ Totals › rounds half up\u001B[39m',
  '    Expected: \u001B[32m10.01\u001B[39m',
  '    Received: \u001B[31m10.00\u001B[39m',
  '      at test/totals.test.ts:42:18',
  '##[warning]1 test is slow.',
  '##[error]test/totals.test.ts(42,18): Expected 10.01, received 10.00',
  '##[error]Process completed with exit code 1.',
]

/** What a command says while it works. */
const output = (name: string, count: number): readonly string[] =>
  Array.from(
    { length: count },
    (_, index) => `${name.replace(/^Run /, '')}: step ${String(index + 1)} of ${String(count)}`,
  )

const hugeLength = 200_000

function huge(startedAt: number): string {
  const head = `${stamp(startedAt)} ##[group]Run ./plan.sh\n${stamp(startedAt)} ##[endgroup]\n`
  const lines: string[] = []
  for (let index = 3; index < hugeLength; index += 1)
    lines.push(
      `${stamp(startedAt + index)} planned resource ${String(index)} of the fleet, nothing to change`,
    )
  return `${head}${lines.join('\n')}\n${stamp(startedAt + hugeLength)} Done.\n`
}

/** The text of a job that has ended. */
export function jobLogText({ plan, steps, startedAt = 0 }: JobProgress): string {
  if (plan.log === 'empty') return ''
  if (plan.log === 'huge') return huge(startedAt)
  const lines = steps.flatMap(({ plan: step, conclusion, startedAt: at = startedAt }) => {
    if (conclusion === 'skipped' || conclusion === null) return []
    const own = [
      `##[group]${step.name}`,
      ...output(step.name, 12),
      '##[endgroup]',
      ...output(step.name, 20),
      ...(conclusion === 'failure' ? failure : []),
    ]
    return own.map((line, index) => `${stamp(at + index)} ${line}`)
  })
  return lines.map((line) => `${line}\n`).join('')
}
