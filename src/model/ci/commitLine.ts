import type { CiRun } from './ciRun.ts'

/** A commit in one line: its short id, and the first line of its message. Empty without one. */
export function commitLine({ commit, title }: CiRun): string {
  const [subject = ''] = (commit?.message ?? title ?? '').split('\n')
  return [commit?.id.slice(0, 7), subject].filter(Boolean).join(' ')
}
