// Builds dist/ for production; ends with 1 and webpack's own words where that fails.

import webpack from 'webpack'
import { webpackConfig } from '../config/webpack.config.ts'

/** Resolves once dist/ is written. */
export function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(webpackConfig('production'))
    compiler.run((error, stats) => {
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : null)
      compiler.close(() => {
        if (problem === null) resolve()
        else reject(new Error(problem))
      })
    })
  })
}

if (import.meta.main) await build()
