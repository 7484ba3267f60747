// Builds dist/: hashed files under static/, and the page. Run through scripts/ with Node 24.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration } from 'webpack'
import { parse } from 'yaml'
import { antdChunks } from './config/antd/chunks.ts'
import { LicencesPlugin } from './config/licencesPlugin.ts'
import { pageChunks } from './config/pageChunks.ts'
import { PluginChunksPlugin } from './config/pluginChunksPlugin.ts'
import { ServiceWorkerPlugin } from './config/serviceWorkerPlugin.ts'
import { configSchemas } from './scripts/configSchemas.ts'
import { shellWorkerFile } from './src/model/offline/shellFiles.ts'
import { basePathOf } from './src/model/paths.ts'
import { refreshWorkerFile } from './src/model/session/refreshMessages.ts'
import { shellMessages } from './src/ui/messages/shellMessages.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`./${path}`, import.meta.url))

interface PackageJson {
  readonly version: string
}

interface AppConfig {
  readonly app: { readonly title?: string; readonly baseUrl: string }
}

/** The path of `app.baseUrl` with a trailing slash, where the portal is served. */
const publicPathOf = ({ app }: AppConfig): string => `${basePathOf(app.baseUrl)}/`

const typescript = (isDevelopment: boolean) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2023',
      transform: { react: { runtime: 'automatic', refresh: isDevelopment } },
    },
  },
})

/** Built files of the portal are read as their sources are, not as packages that demand whole names of files. */
const builtSources = {
  test: /[\\/]@portico[\\/]core[\\/](?!node_modules).*\.js$/,
  type: 'javascript/auto',
  resolve: { fullySpecified: false },
} as const

const modules = {
  auto: true,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: '[name]-[local]-[hash:base64:4]',
} as const

/** With `?names` only the names of the classes, for a script that does not bring the style sheet. */
const styles = {
  test: /\.css$/,
  oneOf: [
    {
      resourceQuery: /names/,
      use: [{ loader: 'css-loader', options: { modules: { ...modules, exportOnlyLocals: true } } }],
    },
    { use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules } }] },
  ],
}

/** Rules of antd's components, written at build. */
const antdSheets = {
  test: /\.antd\.css$/,
  enforce: 'pre',
  loader: fromRoot('config/antdSheetLoader.mjs'),
} as const

const antdRuntime = {
  test: /node_modules[\\/]antd[\\/]es[\\/].*[\\/]style[\\/].*\.js$/,
  loader: fromRoot('config/antdRuntimeLoader.mjs'),
}

const validator = (portal: string | undefined) => ({
  test: /app-config\.schema\.json$/,
  type: 'javascript/auto' as const,
  loader: fromRoot('config/ajvLoader.mjs'),
  options: {
    others: configSchemas(portal)
      .slice(1)
      .map(({ value }) => value),
  },
})

const formLibraryParts = [
  /^\.\/components\/(?:templates|widgets)\/index\.js$/,
  /^\.\/getTestRegistry\.js$/,
  /^markdown-to-jsx\/react$/,
]

/** A portal of one's own has the portal itself among its packages. */
const isLibrary = /node_modules[\\/](?!@portico[\\/]core[\\/](?!node_modules))/

interface PageAssets {
  readonly js: readonly string[]
  readonly css: readonly string[]
}

/** In the page: Chromium asks for a file again each time the address changes. */
const favicon = `data:image/svg+xml,${encodeURIComponent(readFileSync(fromRoot('src/favicon.svg'), 'utf8').trim())}`

/** One file for the list and the entity's page, each of which is fetched with the other. */
const catalogStyles = {
  name: 'catalog-styles',
  type: 'css/mini-extract',
  chunks: ({ name }: { readonly name?: string | null }) =>
    name === 'catalog' || name === 'catalog-entity',
  enforce: true,
} as const

/** What makes a documentation's article harmless, and draws it: for its page, and for the early script. */
const docsArticle = {
  name: 'docs-article',
  test: /[\\/](?:src[\\/](?:ui[\\/]docs|model)|dompurify)[\\/]/,
  chunks: ({ name }: { readonly name?: string | null }) =>
    name === 'early-docs' || name === 'docs-reader',
  minChunks: 2,
  enforce: true,
} as const

/** Values for the placeholders of src/index.html. */
const pageParameters =
  (publicPath: string, { app }: AppConfig) =>
  (compilation: webpack.Compilation, { js, css }: PageAssets) => ({
    language: 'en',
    title: app.title ?? shellMessages.product,
    loading: shellMessages.boot.loading,
    noscript: shellMessages.boot.noscript,
    chunkFailed: shellMessages.boot.chunkFailed.replace(' {{message}}', ''),
    reload: shellMessages.boot.reload,
    favicon,
    // Apart from the others, because it must not wait for the style sheet.
    earlyFile: js.find((file) => file.includes('/early.')),
    scriptFiles: js.filter((file) => !file.includes('/early.')),
    styleFiles: css,
    catalogFiles: filesOf(compilation, publicPath, 'catalog-styles', 'catalog'),
    entityFiles: filesOf(compilation, publicPath, 'catalog-entity'),
    pageFiles: Object.entries(pageChunks)
      .map(([path, chunks]) => `${path} ${filesOf(compilation, publicPath, ...chunks)}`)
      .join('|'),
  })

/** URLs of the chunks' files, separated by spaces. Throws if there is no such chunk. */
function filesOf(
  { namedChunks }: webpack.Compilation,
  publicPath: string,
  ...names: readonly string[]
): string {
  const files = names.flatMap((name) => {
    const chunk = namedChunks.get(name)
    if (chunk) return [...chunk.files]
    throw new Error(
      `There is no chunk '${name}', which src/index.html or config/pageChunks.ts names`,
    )
  })
  return files.map((file) => publicPath + file).join(' ')
}

/** Another definition of the portal, for the page alone. */
const withDefinition = (file: string) =>
  new webpack.NormalModuleReplacementPlugin(/\/config\/plugins\.[jt]s$/, (found) => {
    if (/src[\\/]main\.(?:tsx|js)$/.test(found.contextInfo.issuer)) found.request = file
  })

interface BuildOptions {
  /** Builds the components page too, into this folder. */
  readonly componentsFolder?: string
  /** With the language that scripts/pseudoLanguage.ts writes. */
  readonly isPseudo?: boolean
  /** Folder of a portal of one's own, with its `plugins.ts` and `app-config.yaml`. */
  readonly portal?: string
}

export function webpackConfig(
  mode: 'development' | 'production',
  { componentsFolder, isPseudo = false, portal }: BuildOptions = {},
): Configuration {
  const isDevelopment = mode === 'development'
  const home = portal ?? fromRoot('.').replace(/[\\/]$/, '')
  const configFile = portal === undefined ? 'config/app-config.yaml' : 'app-config.yaml'
  const appConfig = parse(readFileSync(`${home}/${configFile}`, 'utf8')) as AppConfig
  const publicPath = publicPathOf(appConfig)
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as PackageJson
  const isWithComponents = (isDevelopment && portal === undefined) || componentsFolder !== undefined
  const definition =
    portal === undefined
      ? fromRoot('test/support/components/definition.ts')
      : `${portal}/plugins.ts`
  const hash = isDevelopment ? '' : '.[contenthash:8]'
  return {
    mode,
    context: fromRoot('.'),
    target: ['web', 'es2023'],
    // Maps are for whoever looks into a report, not for browsers: see `scripts/build.ts`.
    devtool: isDevelopment ? 'eval-source-map' : 'hidden-source-map',
    // The early entry has the runtime and shared modules, so that it can start before the rest has loaded.
    entry: {
      early: fromRoot('src/start/early'),
      main: { import: fromRoot('src/main'), dependOn: 'early' },
    },
    output: {
      path: componentsFolder ?? `${home}/dist`,
      clean: true,
      publicPath,
      trustedTypes: { policyName: 'portico', onPolicyCreationFailure: 'stop' },
      filename: `static/[name]${hash}.js`,
      chunkFilename: `static/[name]${hash}.js`,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        ...[typescript(isDevelopment), builtSources, styles, antdSheets, antdRuntime],
        validator(portal),
      ],
    },
    cache: {
      type: 'filesystem',
      name: `${mode}${componentsFolder === undefined ? '' : '-components'}`,
      cacheDirectory: `${home}/.cache/webpack`,
      buildDependencies: {
        config: [fileURLToPath(import.meta.url), `${home}/package-lock.json`],
      },
    },
    optimization: {
      // A chunk's name is its id, so that the runtime does not list both.
      chunkIds: 'named',
      minimizer: ['...', new CssMinimizerPlugin()],
      // Libraries change less often than the application, so their file stays cached across deployments.
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          vendor: {
            name: 'vendor',
            test: isLibrary,
            chunks: (chunk) => chunk.name === 'main',
          },
          catalogStyles,
          docsArticle,
          ...antdChunks,
        },
      },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    plugins: [
      new webpack.DefinePlugin({
        PORTICO_DEVELOPMENT: JSON.stringify(isDevelopment),
        PORTICO_VERSION: JSON.stringify(version),
        'process.env.PORTICO_PSEUDO': JSON.stringify(isPseudo),
      }),
      ...(isWithComponents || portal !== undefined ? [withDefinition(definition)] : []),
      // The module of @rc-component/util that inserts style elements for antd.
      new webpack.NormalModuleReplacementPlugin(
        /\/Dom\/dynamicCSS(?:\.js)?$/,
        fromRoot('src/ui/antd/adoptedStyles'),
      ),
      // The form library's own look, which ours replaces, and what it brings: a renderer of Markdown and ajv.
      ...formLibraryParts.map(
        (part) =>
          new webpack.NormalModuleReplacementPlugin(part, fromRoot('config/emptyFormPart.mjs')),
      ),
      new LicencesPlugin(),
      new PluginChunksPlugin([
        fromRoot('src/plugins'),
        ...(portal === undefined ? [] : [`${portal}/plugins`]),
      ]),
      new ServiceWorkerPlugin({
        source: fromRoot('src/start/refreshWorker'),
        file: refreshWorkerFile,
      }),
      new ServiceWorkerPlugin({
        source: fromRoot('src/start/shellWorker'),
        file: shellWorkerFile,
      }),
      new MiniCssExtractPlugin({
        filename: `static/[name]${hash}.css`,
        chunkFilename: `static/[name]${hash}.css`,
      }),
      new HtmlWebpackPlugin({
        template: fromRoot('src/index.html'),
        inject: false,
        templateParameters: pageParameters(publicPath, appConfig),
      }),
      ...(isDevelopment ? [new ReactRefreshPlugin()] : []),
    ],
  }
}
