// The checks of the stand-ins: a response that the real host would not send is reported.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { createAnswerCheck, type Description } from '../servers/github/githubAnswers.ts'
import { startCodeHost } from '../servers/sourceControl/startCodeHost.ts'

const description = JSON.parse(
  readFileSync(new URL('../servers/github/api.json', import.meta.url), 'utf8'),
) as Description
const check = createAnswerCheck(description)
const getRef = { path: '/repos/{owner}/{repo}/git/ref/{ref}', method: 'get' }
const deleteRef = { path: '/repos/{owner}/{repo}/git/refs/{ref}', method: 'delete' }

const url = 'http://127.0.0.1/x'
const ref = {
  ref: 'refs/heads/main',
  node_id: 'x',
  url,
  object: { type: 'commit', sha: 'a'.repeat(40), url },
}

it('lets answers pass that the description of GitHub has', () => {
  check(getRef, { status: 200, body: ref })
  check(getRef, { status: 409, body: { message: 'Git Repository is empty.' } })
  check(getRef, { status: 401, body: { message: 'Bad credentials' } })
  assert.doesNotThrow(() => {
    check(deleteRef, { status: 204 })
  })
})

for (const [what, answer] of [
  ['a field less', { status: 200, body: { ...ref, object: undefined } }],
  ['a field of another type', { status: 200, body: { ...ref, ref: 7 } }],
  ['a field of another format', { status: 200, body: { ...ref, url: 'no address' } }],
  ['a status that it never has', { status: 201, body: ref }],
  ['a refusal of another shape', { status: 404, body: { message: 7 } }],
] as const) {
  it(`throws for ${what}`, () => {
    assert.throws(() => {
      check(getRef, answer)
    }, /^Error: GET .* answers \d+/)
  })
}

it('fails the stop of a host whose answer threw, with what it threw', async () => {
  const host = await startCodeHost({
    port: 0,
    findOwner: () => Promise.resolve(undefined),
    headers: () => ({}),
    answer: () => Promise.reject(new Error('drifted')),
  })
  assert.equal((await fetch(host.url)).status, 500)
  await assert.rejects(host.stop(), /drifted/)
})
