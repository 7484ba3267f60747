// `npm run record [-- search]`: records the responses that the tests serve (test/fixtures/recorded) from a running embedded
// backend; a word limits them to those whose name begins with it. `npm run record -- kubernetes` starts what it needs.

import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format } from 'prettier'
import { guestSessionRequest, tokenOfAnswer } from '../src/model/session/guestSession.ts'
import type { RecordedRequest } from '../test/fixtures/recordedRequest.ts'
import { recordedRequests } from '../test/fixtures/requests.ts'
import { portsFromEnvironment } from './ports.ts'
import { recordKubernetes } from './recordKubernetes.ts'

const backend = `http://localhost:${String(portsFromEnvironment().backend)}`
const project = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const folder = fileURLToPath(new URL('../test/fixtures/recorded/', import.meta.url))

// An unsigned token that grants nothing: { "sub": "user:default/guest", "exp": 4102444800 }, the year 2100.
const harmlessToken =
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1c2VyOmRlZmF1bHQvZ3Vlc3QiLCJleHAiOjQxMDI0NDQ4MDB9.not-signed'

async function record(asked: RecordedRequest, token: string): Promise<void> {
  const { name, plugin, path, method = 'GET', body } = asked
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const init = plugin === 'auth' ? guestSessionRequest : { method, headers, ...sent }
  const response = await fetch(`${backend}/api/${plugin}${path}`, init)
  const text = (await response.text())
    .replaceAll(/"token":"[^"]+"/g, `"token":"${harmlessToken}"`)
    // Keeps the path of this machine out of the recordings.
    .replaceAll(project, '/portico')
  const content = text === '' ? null : (JSON.parse(text) as unknown)
  const to = method === 'GET' ? {} : { method, asked: body ?? null }
  const answer = { plugin, path, ...to, status: response.status, body: content }
  const json = await format(JSON.stringify(answer), { parser: 'json', printWidth: 100 })
  await writeFile(`${folder}${name}.json`, json)
}

async function recordAll(start: string): Promise<void> {
  const session = await fetch(`${backend}/api/auth/guest/refresh?env=default`, guestSessionRequest)
  const token = tokenOfAnswer(await session.json())
  if (token === undefined) throw new Error('The backend did not return a guest session')
  const requests = recordedRequests.filter(({ name }) => name.startsWith(start))
  for (const request of requests) await record(request, token)
  console.log(`Recorded ${String(requests.length)} answers.`)
}

const [start = ''] = process.argv.slice(2)
await (start === 'kubernetes' ? recordKubernetes() : recordAll(start))
