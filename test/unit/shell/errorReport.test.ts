import { expect, it } from '@jest/globals'
import { errorReport, withoutSecrets } from '../../../src/model/shell/errorReport.ts'

it('has one fact a line, and no empty ones', () => {
  expect(errorReport({ pathname: '/catalog', title: 'Error in catalog', message: 'x' })).toBe(
    'Error in catalog\nx\nPage: /catalog',
  )
})

it.each([
  ['token eyJhbGciOi.eyJzdWIiOi.c2ln here', 'token <token> here'],
  ['Authorization: Bearer abc.def-123', 'Authorization: Bearer <token>'],
  ['at https://user:pass@host/x', 'at https://<credentials>@host/x'],
  ['GET /x?access_token=abc&page=2', 'GET /x?access_token=<secret>&page=2'],
  [
    `GET /x?${'a'.repeat(60)}-token.${'b'.repeat(60)}=abc`,
    `GET /x?${'a'.repeat(60)}-token.${'b'.repeat(60)}=<secret>`,
  ],
  ['nothing secret at /catalog?kind=api', 'nothing secret at /catalog?kind=api'],
])('makes of %j %j', (text, expected) => {
  expect(withoutSecrets(text)).toBe(expected)
})
