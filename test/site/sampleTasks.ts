// Tasks of the embedded backend's sample templates, for tests and the bench.

import { askBackend } from './askBackend.ts'
import { eventually } from './eventually.ts'

const tasksPath = '/api/scaffolder/v2/tasks'

/** Starts a task as the guest; returns its id. */
export async function startTask(
  url: string,
  template: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const body = { templateRef: `template:default/${template}`, values }
  const { id } = (await askBackend(url, tasksPath, body)) as { readonly id?: string }
  if (id === undefined) throw new Error(`Could not start ${template}`)
  return id
}

const isRunning = (status: string): boolean => status === 'open' || status === 'processing'

/** Resolves with its status once the task has ended. */
export async function whenTaskEnded(url: string, id: string): Promise<string> {
  let last = 'open'
  await eventually(`the end of task ${id}`, async () => {
    const { status } = (await askBackend(url, `${tasksPath}/${id}`)) as { readonly status: string }
    last = status
    return !isRunning(status)
  })
  return last
}
