// `npm run dev`: the portal with hot reload and Redux DevTools, before the embedded backend, until Ctrl-C.

import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { stringify } from 'yaml'
import { webpackConfig } from '../config/webpack.config.ts'
import { startBackend } from './backendProcess.ts'
import { servedConfig } from './portalConfig.ts'
import { assertFree, portsFromEnvironment } from './ports.ts'

async function develop(): Promise<void> {
  const ports = portsFromEnvironment()
  await assertFree(ports.portal, 'PORTICO_PORT')
  await assertFree(ports.backend, 'PORTICO_BACKEND_PORT')
  const backend = startBackend({ ports })
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port: ports.portal,
      hot: true,
      historyApiFallback: { disableDotRule: true },
      setupMiddlewares: (middlewares) => [
        {
          name: 'app-config',
          path: '/app-config.yaml',
          middleware: (_request: unknown, response: { end: (text: string) => void }) => {
            response.end(stringify(servedConfig(ports)))
          },
        },
        ...middlewares,
      ],
    },
    webpack(webpackConfig('development')),
  )
  const stop = async (code: number) => {
    await Promise.all([server.stop(), backend.stop()])
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  try {
    await Promise.all([server.start(), backend.ready])
    console.log(`\nPortico for development is at http://localhost:${String(ports.portal)}`)
    await backend.exited
  } catch (error) {
    console.error(`\nportico dev: ${error instanceof Error ? error.message : String(error)}`)
    await stop(1)
  }
}

develop().catch((error: unknown) => {
  console.error(`\nportico dev: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
