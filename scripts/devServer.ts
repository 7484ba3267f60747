import webpack, { type Configuration } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { stringify } from 'yaml'
import type { ConfigObject, ConfigValue } from '../src/model/config/configValues.ts'

/** Serves a portal that reloads as its sources change, with a configuration beside the page. */
export const createDevServer = (
  port: number,
  config: ConfigObject | ConfigValue,
  configuration: Configuration,
): WebpackDevServer =>
  new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      client: { overlay: { warnings: false } },
      historyApiFallback: { disableDotRule: true },
      setupMiddlewares: (middlewares) => [
        {
          name: 'app-config',
          path: '/app-config.yaml',
          middleware: (_request: unknown, response: { end: (text: string) => void }) => {
            response.end(stringify(config))
          },
        },
        ...middlewares,
      ],
    },
    webpack(configuration),
  )
