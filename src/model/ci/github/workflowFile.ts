// The jobs of a workflow's file, with what each waits for.

import { isRecord } from '../../isRecord.ts'
import type { JobNeeds } from '../jobGraph.ts'

const textsOf = (value: unknown): readonly string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string')

/** Empty for a file that is no workflow: the graph then shows the jobs alone. */
export async function jobNeedsOf(text: string): Promise<JobNeeds> {
  const { parse } = await import(/* webpackChunkName: "yaml" */ 'yaml')
  let workflow: unknown
  try {
    workflow = parse(text, { logLevel: 'silent' })
  } catch {
    return []
  }
  const jobs = isRecord(workflow) ? workflow['jobs'] : undefined
  return Object.entries(isRecord(jobs) ? jobs : {}).flatMap(([id, job]) =>
    isRecord(job)
      ? {
          id,
          name: typeof job['name'] === 'string' ? job['name'] : id,
          needs: textsOf(job['needs']),
        }
      : [],
  )
}
