import webpack, { type Configuration } from 'webpack'

/** Rejects with webpack's message if the build fails. */
export function runWebpack(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration)
    compiler.run((error, stats) => {
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : null)
      compiler.close(() => {
        if (problem === null) resolve()
        else reject(new Error(problem))
      })
    })
  })
}
