// Layers: model ← ui ← features ← sagas ← store ← plugins ← main (docs/architecture.md). dependency-cruiser
// (config/dependencyCruiser.cjs) checks the same and what packages bring; this rule reports it in the editor.

import { dirname, relative, resolve } from 'node:path'
import areaNeeds from '../areaNeeds.json' with { type: 'json' }

/** Files outside the layers' folders. */
const roots = [
  ['main', /^src\/main\.tsx$/],
  ['worker', /^src\/start\/(refresh|shell)Worker\.ts$/],
  ['start', /^src\/start\//],
  ['declarations', /^src\/[^/]+\.d\.ts$/],
  ['pluginList', /^config\/plugins\.ts$/],
  ['schema', /^config\/[^/]+\.schema\.json$/],
]

/** The layer of a path from the project's folder; a feature is `features/<name>`. Undefined outside all layers. */
function layerOf(path) {
  const [, layer] = /^src\/(model|ui|features\/[^/]+|sagas|store|plugins)\//.exec(path) ?? []
  return layer ?? roots.find(([, form]) => form.test(path))?.[0]
}

const kindOf = (layer) => layer?.replace(/\/.*/, '')
const areasNeededBy = (from) => areaNeeds[from.replace('features/', '')] ?? []
const isContract = (path) => /^src\/features\/.+(Slice|Api)\.ts$/.test(path)
const all = ['model', 'ui', 'features', 'sagas', 'store', 'plugins']

/** Imports that a layer may have besides its own: whole layers, or files that a function allows. */
const policies = {
  model: [],
  ui: ['model'],
  features: [
    ...['model', 'ui', isContract],
    // The areas whose parts all others may use.
    (path) => /^src\/features\/(entities|logs)\//.test(path),
    (path, from) => areasNeededBy(from).some((area) => path.startsWith(`src/features/${area}/`)),
  ],
  // The schema is compiled into the validator that the configuration service runs.
  sagas: ['model', isContract, 'schema'],
  store: ['model', 'sagas', isContract],
  plugins: ['model', 'ui', 'features', 'sagas', 'store'],
  main: [...all, 'pluginList', 'start'],
  start: [
    ...['model', 'start'],
    (path) => /^src\/.+\.module\.css$/.test(path),
    // Documentation is prepared by the functions of its page.
    (path) => /^src\/ui\/docs\/[a-z]\w*\.ts$/.test(path),
  ],
  worker: ['model'],
  pluginList: ['plugins'],
  declarations: [],
}

function mayImport(from, path) {
  const to = layerOf(path)
  if (to === from && all.includes(kindOf(from))) return true
  return policies[kindOf(from)].some((policy) =>
    typeof policy === 'function' ? policy(path, from) : policy === kindOf(to),
  )
}

export const layers = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const pathOf = (file) => relative(context.cwd, file).replaceAll('\\', '/')
    const path = pathOf(context.filename)
    const from = layerOf(path)
    const look = ({ source }) => {
      if (source?.type !== 'Literal' || !String(source.value).startsWith('.')) return
      const to = pathOf(resolve(dirname(context.filename), source.value.replace(/\?.*/, '')))
      if (from === undefined || mayImport(from, to)) return
      const message = `'${kindOf(from)}' must not import '${to}': see the layers in docs/architecture.md.`
      context.report({ loc: source.loc, message })
    }
    return {
      Program: (node) => {
        if (from !== undefined) return
        const message = `'${path}' is in no layer: see docs/architecture.md.`
        context.report({ node, message })
      },
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    }
  },
}
