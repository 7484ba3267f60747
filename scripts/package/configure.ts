// Part of the package, for a server that has no Backstage backend: writes the page with its configuration, and the
// configuration of Caddy, into a folder. `node configure.mjs --to folder [--port 8080] [--config file.yaml …]`; variables such
// as `APP_CONFIG_app_title` win. Fails with one line that says what is wrong.

import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { parse } from 'yaml'
import {
  mergeConfig,
  type ConfigObject,
  type ConfigValue,
} from '../../src/model/config/configValues.ts'
import { readPortalConfig } from '../../src/model/config/portalConfig.ts'
import { basePathOf } from '../../src/model/paths.ts'
import type { Schema } from '../configSchemas.ts'
import { frontendConfig } from '../frontendConfig.ts'
import { withConfig, withoutConfig } from '../pageConfig.ts'
import { readerOf } from '../portalHeaders.ts'
import { caddyfile } from './caddyfile.ts'
import { environmentConfig } from './environmentConfig.ts'

const usualFile = '/config/app-config.yaml'
const files = fileURLToPath(new URL('../dist', import.meta.url))

function readFile(file: string): ConfigValue {
  try {
    return parse(readFileSync(file, 'utf8')) as ConfigValue
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new Error(`${file}: ${String(reason)}`, {
      cause: error,
    })
  }
}

/** What the browser gets of all files, in their order, and of the environment. */
function readConfig(names: readonly string[]): ConfigObject {
  const usual = existsSync(usualFile) ? [usualFile] : []
  const sources = [
    ...(names.length > 0 ? names : usual).map(readFile),
    ...environmentConfig(process.env),
  ]
  if (sources.length === 0)
    throw new Error(
      `There is no configuration: mount ${usualFile}, or set APP_CONFIG_app_baseUrl and APP_CONFIG_backend_baseUrl`,
    )
  const { schemas } = JSON.parse(readFileSync(`${files}/.config-schema.json`, 'utf8')) as {
    readonly schemas: readonly { readonly value: Schema }[]
  }
  return frontendConfig(sources.reduce(mergeConfig), schemas)
}

async function configure(): Promise<void> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      port: { type: 'string', default: '8080' },
      config: { type: 'string', multiple: true, default: [] },
    },
  })
  const { to: page, port } = values
  if (page === undefined) throw new Error('--to names no folder')
  const config = readConfig(values.config)
  const { appBaseUrl } = readPortalConfig(readerOf(config))
  const path = basePathOf(appBaseUrl)
  if (path !== '')
    throw new Error(
      `app.baseUrl has the path '${path}', but the package is built for the root of an origin: build it for another one from the sources`,
    )
  const html = withConfig(withoutConfig(readFileSync(`${files}/index.html`, 'utf8')), config)
  await mkdir(page, { recursive: true })
  await writeFile(`${page}/index.html`, html)
  await writeFile(`${page}/index.html.br`, brotliCompressSync(html))
  await writeFile(`${page}/index.html.gz`, gzipSync(html))
  await writeFile(`${page}/Caddyfile`, caddyfile({ port: Number(port), files, page, config }))
}

try {
  await configure()
} catch (error) {
  console.error(`portico: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
