import { expect, it } from '@jest/globals'
import { failureOfResponse } from '../../../src/model/failure.ts'

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

it('reads the error, the request and the status of a refusal in the backend’s own words', () => {
  const body = JSON.stringify({
    error: { name: 'InputError', message: 'Malformed filter' },
    request: { method: 'GET', url: '/entities?filter=,' },
    response: { statusCode: 400 },
  })
  const request = { method: 'GET', url: 'http://backend/api/catalog/entities?filter=,' }
  expect(failureOfResponse(request, 400, 'Bad Request', body)).toEqual({
    kind: 'rejected',
    name: 'InputError',
    message: 'Malformed filter',
    status: 400,
    request,
    body,
  })
})

it.each(['', 'no JSON', '[]', 'null', '{}', '{"error":"text"}', '{"error":{"message":7}}'])(
  'wraps any other body into the same shape: %j',
  (body) => {
    const request = { method: 'POST', url: '/x' }
    expect(failureOfResponse(request, 400, 'Bad Request', body)).toEqual({
      kind: 'rejected',
      name: 'ResponseError',
      message: 'Request failed with 400 Bad Request',
      status: 400,
      request,
      body,
    })
  },
)
