// Builds the two floors next to the portal, so that the same server serves them from the same origin.

import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import webpack from 'webpack'
import { webpackConfig } from '../../webpack.config.ts'
import { floors, type FloorKey } from './measures.ts'

const folder = fileURLToPath(new URL('../../dist/static/bench', import.meta.url))

export const floorPath = (floor: FloorKey): string => `/static/bench/${floor}.html`

const pageOf = (floor: FloorKey): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>${floor}</title>
  <script defer src="${floor}.js"></script>
  <h1>Floor</h1>
  <div id="root"></div>
</html>
`

/** Call before the server starts, because it lists files only once. */
export async function buildFloors(): Promise<void> {
  const { target, resolve, module } = webpackConfig('production')
  const compiler = webpack({
    mode: 'production',
    ...(target && { target }),
    ...(resolve && { resolve }),
    ...(module && { module }),
    entry: {
      plain: fileURLToPath(import.meta.resolve('./floors/plain.ts')),
      react: fileURLToPath(import.meta.resolve('./floors/react.tsx')),
    },
    output: { path: folder, filename: '[name].js' },
    devtool: false,
    performance: false,
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : null)
      compiler.close(() => {
        if (problem === null) resolve()
        else reject(new Error(problem))
      })
    })
  })
  for (const { key } of floors) {
    await writeFile(`${folder}/${key}.html`, pageOf(key))
    await writeFile(`${folder}/${key}.js.gz`, gzipSync(await readFile(`${folder}/${key}.js`)))
  }
}

export const removeFloors = (): Promise<void> => rm(folder, { recursive: true, force: true })
