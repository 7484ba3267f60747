// Builds the service worker into one file of its own: no hash in its name, no runtime shared with the page, and in
// development no hot reload, which expects a page.

import webpack, { type Compiler } from 'webpack'

interface WorkerFile {
  /** Absolute path of its source. */
  readonly source: string
  /** Name of the built file, beside the page. */
  readonly file: string
}

export class RefreshWorkerPlugin {
  readonly #worker: WorkerFile

  constructor(worker: WorkerFile) {
    this.#worker = worker
  }

  apply(compiler: Compiler): void {
    const { source, file } = this.#worker
    compiler.hooks.make.tapAsync('refresh worker', (compilation, done) => {
      const child = compilation.createChildCompiler('refresh worker', { filename: file }, [
        new webpack.webworker.WebWorkerTemplatePlugin(),
        new webpack.EntryPlugin(compiler.context, source, { name: 'refresh-worker' }),
      ])
      child.runAsChild((error) => {
        done(error)
      })
    })
  }
}
