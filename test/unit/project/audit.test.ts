import { expect, it } from '@jest/globals'
import { readAudit } from '../../../scripts/audit.ts'

const reportOf = (severities: Readonly<Record<string, string>>) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity }]),
    ),
  })

it('fails for severe vulnerabilities and names all', () => {
  expect(readAudit(reportOf({}))).toEqual({ isPassed: true, lines: ['No known vulnerabilities.'] })
  expect(readAudit(reportOf({ a: 'low' }))).toEqual({ isPassed: true, lines: ['a: low'] })
  expect(readAudit(reportOf({ a: 'low', b: 'critical' }))).toEqual({
    isPassed: false,
    lines: ['a: low', 'b: critical'],
  })
})

it.each([
  [
    '{"message":"405 Method Not Allowed"}',
    'Not available: nothing was checked. 405 Method Not Allowed',
  ],
  ['', 'Not available: nothing was checked.'],
])('says that nothing was checked where the registry has no such service: %s', (output, line) => {
  expect(readAudit(output)).toEqual({ isPassed: true, lines: [line] })
})
