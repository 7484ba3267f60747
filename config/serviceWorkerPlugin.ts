// Builds a service worker as a single file: without a hash in its name or a runtime shared with
// the page, and without hot reload in development, which requires a page.

import webpack, { type Compiler } from 'webpack'

interface WorkerFile {
  /** Absolute path of the source. */
  readonly source: string
  /** Name of the built file, next to the page. */
  readonly file: string
}

export class ServiceWorkerPlugin {
  readonly #worker: WorkerFile

  constructor(worker: WorkerFile) {
    this.#worker = worker
  }

  apply(compiler: Compiler): void {
    const { source, file } = this.#worker
    compiler.hooks.make.tapAsync('service worker', (compilation, done) => {
      const child = compilation.createChildCompiler('service worker', { filename: file }, [
        new webpack.webworker.WebWorkerTemplatePlugin(),
        new webpack.EntryPlugin(compiler.context, source, { name: file.replace(/\.js$/, '') }),
      ])
      child.runAsChild((error) => {
        done(error)
      })
    })
  }
}
