import { expect, it } from '@jest/globals'
import { failureOfResponse } from '../../src/model/failure.ts'

it('names status and status text where the body says nothing', () => {
  const failure = failureOfResponse({ method: 'GET', url: '/x' }, 502, 'Bad Gateway', '<html>')
  expect(failure).toMatchObject({
    kind: 'serverError',
    message: 'Request failed with 502 Bad Gateway',
    status: 502,
    body: '<html>',
  })
})

it('keeps the name of an error that says nothing else', () => {
  const body = JSON.stringify({ error: { name: 'NotAllowedError', message: '' } })
  const failure = failureOfResponse({ method: 'POST', url: '/x' }, 403, 'Forbidden', body)
  expect(failure).toMatchObject({
    kind: 'forbidden',
    name: 'NotAllowedError',
    message: 'Request failed with 403 Forbidden',
  })
})
