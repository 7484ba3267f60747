// `npm run report-to-test -- report.json [name]`: writes a journey test that fails until the defect is mended.

import { mkdirSync, openAsBlob, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { readReportFile } from '../src/model/reports/readReport.ts'
import { testOfReport } from '../src/model/reports/testOfReport.ts'

const [file, wanted] = process.argv.slice(2)
if (file === undefined) {
  console.error('portico report-to-test: pass a report: npm run report-to-test -- report.json')
  process.exit(1)
}

try {
  const report = await readReportFile(await openAsBlob(file))
  const name = (wanted ?? basename(file)).replace(/\.json$/, '').replaceAll(/[^\w-]/g, '-')
  const test = `test/journeys/reported/${name}.test.tsx`
  const answers = `test/fixtures/reported/${name}.json`
  const text = testOfReport(report, name)
  for (const path of [test, answers]) mkdirSync(dirname(path), { recursive: true })
  const style = (await resolveConfig(test)) ?? {}
  writeFileSync(test, await format(text, { ...style, filepath: test }))
  writeFileSync(answers, `${JSON.stringify(report.about?.answers ?? [])}\n`)
  console.log(`Wrote ${test} and ${answers}`)
} catch (error) {
  console.error(
    `portico report-to-test: ${file}: ${error instanceof Error ? error.message : String(error)}`,
  )
  process.exit(1)
}
