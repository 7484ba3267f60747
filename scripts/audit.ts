// Known vulnerabilities of the packages that the portal ships: fails for severe ones. Registries without this service,
// and machines without a network, are no failure: then it says that nothing was checked.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isRecord } from '../src/model/isRecord.ts'
import { parseJson } from '../src/model/json.ts'

const timeout = 60_000

export interface AuditResult {
  readonly isPassed: boolean
  readonly lines: readonly string[]
}

/** Reads what `npm audit --json` writes. */
export function readAudit(output: string): AuditResult {
  const report = parseJson(output)
  const found = isRecord(report) ? report['vulnerabilities'] : undefined
  if (!isRecord(found)) {
    const reason =
      isRecord(report) && typeof report['message'] === 'string' ? report['message'] : ''
    return { isPassed: true, lines: [`Not available: nothing was checked. ${reason}`.trimEnd()] }
  }
  const severities = Object.entries(found).map(([name, one]) => ({
    name,
    severity: isRecord(one) ? String(one['severity']) : 'unknown',
  }))
  return {
    isPassed: !severities.some(({ severity }) => severity === 'high' || severity === 'critical'),
    lines:
      severities.length === 0
        ? ['No known vulnerabilities.']
        : severities.map(({ name, severity }) => `${name}: ${severity}`),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
    encoding: 'utf8',
    timeout,
    shell: process.platform === 'win32',
  })
  const { isPassed, lines } = readAudit(stdout)
  console.log(lines.join('\n'))
  process.exitCode = isPassed ? 0 : 1
}
