// `npm run replay`: the same file that the portal saves and DevTools imports.

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { configFailed, retryRequested } from '../../../src/features/shell/boot/bootSlice.ts'
import { buildReport, reportText } from '../../../src/model/reports/reportFile.ts'
import { anyPage } from '../../support/recordedPage.ts'

const root = path.resolve(import.meta.dirname, '../../..')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-replay-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true })
})

async function replayed(text: string) {
  const file = path.join(folder, 'report.json')
  await writeFile(file, text)
  const command = ['--experimental-strip-types', '--no-warnings', 'scripts/replay.ts', file]
  return promisify(execFile)(process.execPath, command, { cwd: root })
}

it('prints each step from the state at the start of the report', async () => {
  const failure = { kind: 'unexpected', name: 'Error', message: 'no' } as const
  const recording = {
    segments: [
      {
        start: { boot: { status: 'loading' } },
        actions: [configFailed(failure), retryRequested()],
        times: [1, 2],
      },
    ],
    steps: [],
    answers: [],
  }
  const masked = { emails: true, names: true, texts: true }
  const { stdout } = await replayed(reportText(buildReport(recording, anyPage, masked), ''))
  expect(stdout).toBe(
    [
      '0  @@replay',
      '   {"boot":{"status":"loading"}}',
      '1  boot/configFailed',
      `   {"boot":{"status":"failed","failure":${JSON.stringify(failure)}}}`,
      '2  boot/retryRequested',
      '   {"boot":{"status":"loading"}}',
      '',
      'Final state:',
      '{\n  "boot": {\n    "status": "loading"\n  }\n}',
      '',
    ].join('\n'),
  )
})

it('says what is wrong with a file', async () => {
  await expect(replayed('{"payload":')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/report\.json: This is no report that can be opened: cut\n$/),
  })
})
