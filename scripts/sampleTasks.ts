// Tasks for a newcomer: one that is done, one that failed, and one that runs.

import { guestSessionRequest, tokenOfAnswer } from '../src/model/session/guestSession.ts'

const template = (name: string, values: Readonly<Record<string, unknown>>) => ({
  templateRef: `template:default/${name}`,
  values,
})

const component = 'component:default/developer-portal'

const samples = [
  template('rehearse-release', { component, seconds: 0, announce: true }),
  template('failing-checks', {}),
  template('rehearse-release', { component, seconds: 60, announce: true }),
]

/** Milliseconds for which the catalog is given time to read its templates. */
const patience = 120_000

/** Starts them as the guest, unless the guest has tasks. Gives up without a word if the backend refuses. */
export async function startSampleTasks(backendUrl: string): Promise<void> {
  const session = await fetch(
    `${backendUrl}/api/auth/guest/refresh?env=default`,
    guestSessionRequest,
  )
  const token = tokenOfAnswer(await session.json())
  if (token === undefined) return
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const tasks = `${backendUrl}/api/scaffolder/v2/tasks`
  const known = await fetch(`${tasks}?createdBy=user:default/guest&limit=1`, { headers })
  const { totalTasks } = (await known.json()) as { readonly totalTasks?: number }
  if (totalTasks !== 0) return
  const until = Date.now() + patience
  for (const sample of samples)
    for (let isStarted = false; !isStarted && Date.now() < until;) {
      const answer = await fetch(tasks, { method: 'POST', headers, body: JSON.stringify(sample) })
      isStarted = answer.ok
      if (!isStarted) await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
}
