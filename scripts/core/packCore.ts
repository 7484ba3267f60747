// Makes the package `@portico/core`: the portal as JavaScript with declarations, its build, and the harness of its tests. It
// has the files that are reached from what plugins may import and from the programs, and no others.

import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { transform } from '@swc/core'
import { coreModules, withoutEnding } from './coreModules.ts'
import { emitTypes } from './emitTypes.ts'
import { withBuiltEndings } from './withBuiltEndings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Project {
  readonly version: string
  readonly license: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const projectOf = (): Project => JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Project

/** Files that no other file imports: a configuration or a script names them. */
const programs = [
  'src/main.tsx',
  'src/start/early.ts',
  'src/start/refreshWorker.ts',
  'src/start/shellWorker.ts',
  'src/ui/antd/adoptedStyles.ts',
  'webpack.config.ts',
  'scripts/portal/tasks.ts',
  'test/support/setup.ts',
  'test/support/cssModule.ts',
  'test/support/configValidator.ts',
]

/** Files that are copied without being compiled. */
const assets = [
  'src/**/*.{css,html,svg,d.ts}',
  'texts/{de,zh}/*.json',
  'config/*.{mjs,yaml}',
  'config/app-config.schema.json',
  'scripts/{findNode,install}.mjs',
  'scripts/portal/*.mjs',
  'test/fixtures/recorded/*.json',
  'LICENSE',
]

/** Packages that are named in a configuration. */
const named = [
  ...['@swc/core', '@swc/jest', '@types/node', '@types/react', '@types/react-dom', 'css-loader'],
  ...['jest', 'jest-environment-jsdom', 'jest-fixed-jsdom', 'react-refresh', 'swc-loader'],
]

async function compile(folder: string, path: string): Promise<string> {
  const { code } = await transform(readFileSync(root + path, 'utf8'), {
    filename: path,
    swcrc: false,
    configFile: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: path.endsWith('x') },
      target: 'es2023',
      transform: { react: { runtime: 'automatic' } },
    },
  })
  const text = withBuiltEndings(code)
  await mkdir(dirname(`${folder}/${path}`), { recursive: true })
  await writeFile(`${folder}/${withoutEnding(path)}.js`, text)
  return text
}

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)*['"]((?:@[\w.-]+\/)?[\w.-]+)/g

const packagesIn = (text: string): readonly string[] =>
  [...text.matchAll(specifier)].map(([, name = '']) => name)

/** Those packages of the project that the texts import, with their versions. */
function dependenciesOf(texts: readonly string[], project: Project): Record<string, string> {
  const all = { ...project.dependencies, ...project.devDependencies }
  const used = new Set([...named, ...texts.flatMap(packagesIn)])
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)))
}

function exportsOf(): Record<string, unknown> {
  const modules = [...coreModules].map(([name, file]) => {
    const path = `./${withoutEnding(file)}`
    return [`./${name}`, { types: `${path}.d.ts`, default: `${path}.js` }]
  })
  return {
    ...(Object.fromEntries(modules) as Record<string, unknown>),
    './globals': { types: './globals.d.ts' },
    './ui/antd/forms.antd.css': './src/ui/antd/forms.antd.css',
    './package.json': './package.json',
  }
}

/** Declarations of what is there without an import. */
const globals = `import '@testing-library/jest-dom/jest-globals'
import './src/globals.d.ts'
import './src/ui/customProperties.d.ts'
import './src/plugins/i18next.d.ts'
`

/** Writes the package into the folder. */
async function writeCore(folder: string): Promise<void> {
  const project = projectOf()
  const surface = [...coreModules.values()]
  const workers = globSync('src/**/*Worker.ts', { cwd: root })
  const parts = globSync('config/antd/*.ts', { cwd: root })
  const reached = await emitTypes(folder, surface, [...programs, ...workers, ...parts])
  const sources = reached.filter((path) => !path.endsWith('.d.ts'))
  const texts = await Promise.all(sources.map((path) => compile(folder, path)))
  for (const path of globSync(assets, { cwd: root })) {
    await mkdir(dirname(`${folder}/${path}`), { recursive: true })
    if (!/\.(?:mjs|d\.ts)$/.test(path)) await cp(root + path, `${folder}/${path}`)
    else {
      const text = withBuiltEndings(readFileSync(root + path, 'utf8'))
      await writeFile(`${folder}/${path}`, text)
      texts.push(text)
    }
  }
  const declared = globSync('**/*.d.ts', { cwd: folder }).map((file) =>
    readFileSync(`${folder}/${file}`, 'utf8'),
  )
  await writeFile(`${folder}/globals.d.ts`, withBuiltEndings(globals))
  await cp(`${root}backend`, `${folder}/backend`, {
    recursive: true,
    filter: (path) => !/backend\/(?:node_modules|\.data|test)(?:\/|$)/.test(path),
  })
  await cp(`${root}docs/core.md`, `${folder}/README.md`)
  const manifest = {
    ...{ name: '@portico/core', version: project.version, license: project.license },
    ...{ description: 'What plugins and portals of one’s own are made with', type: 'module' },
    engines: { node: '>=22.12' },
    bin: { portico: './scripts/portal/portico.mjs' },
    exports: exportsOf(),
    dependencies: dependenciesOf([...texts, ...declared], project),
  }
  await writeFile(`${folder}/package.json`, JSON.stringify(manifest, null, 2))
}

/** Makes the tarballs of `@portico/core` and of `create-portico`, which has the first in it; resolves with the second. */
export async function packCore(to: string): Promise<string> {
  const [core, create] = [`${to}/core`, `${to}/create-portico`]
  await writeCore(core)
  await mkdir(create, { recursive: true })
  await pack(core, create)
  await cp(`${root}create/create.mjs`, `${create}/create.mjs`)
  await cp(`${root}create/template`, `${create}/template`, { recursive: true })
  const { version, license, devDependencies } = projectOf()
  const template = `${create}/template/package.json`
  const portal = JSON.parse(readFileSync(template, 'utf8')) as Record<string, object>
  const { typescript = '' } = devDependencies
  await writeFile(template, JSON.stringify({ ...portal, devDependencies: { typescript } }, null, 2))
  const manifest = {
    ...{ name: 'create-portico', version, license, description: 'Makes a portal of one’s own' },
    engines: { node: '>=22.12' },
    bin: { 'create-portico': './create.mjs' },
  }
  await writeFile(`${create}/package.json`, JSON.stringify(manifest, null, 2))
  await pack(create, to)
  return `${to}/create-portico-${version}.tgz`
}

const pack = (folder: string, to: string) =>
  promisify(execFile)('npm', ['pack', folder, '--pack-destination', to], { cwd: to })
