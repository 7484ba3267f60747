// The messages of `npm start -- --backend URL` about the backend, with real servers on loopback.
/** @jest-environment node */

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from '@jest/globals'
import { backendProblem } from '../../../scripts/checkBackend.ts'

const portal = 'http://localhost:3000'
const stops: (() => void)[] = []

async function serve(status: number, headers: Record<string, string> = {}): Promise<string> {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers.origin)
    response.writeHead(status, headers).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  stops.push(() => server.close())
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
}

afterEach(() => {
  stops.splice(0).forEach((stop) => {
    stop()
  })
})

it.each([
  ['allows the portal', 401, portal],
  ['allows everybody', 200, '*'],
])('is content with a backend that %s', async (_case, status, origin) => {
  const url = await serve(status, { 'access-control-allow-origin': origin })
  expect(await backendProblem(`${url}/`, portal)).toBeNull()
})

it.each([
  [
    'refuses the portal',
    200,
    { 'access-control-allow-origin': 'http://other' },
    /origin: http:\/\/localhost:3000\n/,
  ],
  ['says nothing of origins', 401, {}, /refuses requests from http:\/\/localhost:3000 \(CORS\)/],
  ['is another server', 404, {}, /does not exist\. .*without \/api/],
])('says what to change where a server %s', async (_case, status, headers, expected) => {
  expect(
    await backendProblem(await serve(status, headers as Record<string, string>), portal),
  ).toMatch(expected)
})

it('says why nobody answers', async () => {
  const url = await serve(200)
  stops.splice(0).forEach((stop) => {
    stop()
  })
  expect(await backendProblem(url, portal)).toMatch(/^No answer from .*ECONNREFUSED/)
})
