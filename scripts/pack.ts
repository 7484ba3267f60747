// `npm run pack`: makes `.cache/package/portico-app-<version>.tgz`, the built portal as an npm package for the `app-backend` of
// a Backstage backend, or for a container (`container/Dockerfile`). It has neither sources nor dependencies nor scripts that
// run at installation. Beside it `create-portico-<version>.tgz`, which makes a portal of one's own; `--core` makes only this.

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from './build.ts'
import { packCore } from './core/packCore.ts'
import { withoutConfig } from './pageConfig.ts'
import { runWebpack } from './runWebpack.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = `${root}.cache/package`
const content = `${folder}/portico-app`
/** Bytes of the package. */
const most = 6_000_000

const { version, description, license } = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
) as Readonly<Record<'version' | 'description' | 'license', string>>

const manifest = {
  ...{ name: 'portico-app', version, description, license },
  backstage: { role: 'frontend' },
  files: ['dist', 'serve'],
}

/** Programs of the package that need nothing beside them. */
function bundlePrograms(): Promise<void> {
  return runWebpack({
    ...{ mode: 'production', target: 'node20', devtool: false, performance: false },
    entry: {
      configure: `${root}scripts/package/configure.ts`,
      compress: `${root}scripts/package/compressFiles.ts`,
    },
    experiments: { outputModule: true },
    output: {
      path: `${content}/serve`,
      filename: '[name].mjs',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' } },
        },
        // Files beside the program are found when it runs.
        { test: /\.ts$/, parser: { url: false, importMeta: false } },
      ],
    },
  })
}

/** Resolves with the path of the package. Rejects if it is larger than it may be. */
async function pack(): Promise<string> {
  await build()
  await mkdir(content, { recursive: true })
  await cp(`${root}dist`, `${content}/dist`, {
    recursive: true,
    // Servers compress, and the configuration of one is none of the package.
    filter: (path) => !/\.(?:br|gz)$|\/app-config\.yaml$/.test(path),
  })
  const page = withoutConfig(readFileSync(`${content}/dist/index.html`, 'utf8'))
  await writeFile(`${content}/dist/index.html`, page)
  await writeFile(`${content}/package.json`, JSON.stringify(manifest, null, 2))
  await cp(`${root}LICENSE`, `${content}/LICENSE`)
  await cp(`${root}docs/install.md`, `${content}/README.md`)
  await bundlePrograms()
  await promisify(execFile)('npm', ['pack', content, '--pack-destination', folder], { cwd: folder })
  const file = `${folder}/portico-app-${version}.tgz`
  const { size } = await stat(file)
  if (size > most)
    throw new Error(`The package has ${String(size)} bytes, more than ${String(most)}`)
  console.log(`${file}: ${(size / 1e6).toFixed(1)} MB`)
  return file
}

try {
  const isWhole = !process.argv.includes('--core')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  if (isWhole) await pack()
  console.log(await packCore(folder))
} catch (error) {
  console.error(`\nportico pack: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
