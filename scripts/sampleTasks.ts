// Tasks of the embedded backend's sample templates, for tests and the bench.

import { askBackend } from './testSite.ts'

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
