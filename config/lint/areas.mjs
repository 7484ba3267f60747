// Areas: the same name in each layer (docs/architecture.md).

import { dirname, resolve } from 'node:path'
// Areas that are built upon others, as the `needs` of their plugins.
import areaNeeds from '../areaNeeds.json' with { type: 'json' }

/** Paths below `src`, and of the tests' sample plugin. */
const placeForm =
  /(?:^|[\\/])(?:src|samplePlugin)[\\/](model|features|sagas|plugins)[\\/]([^\\/]+)[\\/]/
/** Folders that belong to no area: every area may use them. */
const foundations = new Set(['config', 'routes', 'plugins', 'integrations', 'kit', 'services'])
/** Areas whose parts all others may use. */
const shared = new Set(['entities', 'logs'])
/** Areas whose models all others may use; `ui/graph` draws any graph. */
const platform = new Set(['shell', 'session', 'preferences', 'graph', 'offline'])

const placeOf = (file) => {
  const [, layer, area] = placeForm.exec(file) ?? []
  return layer && { layer, area }
}

/** Whether a file may import another, by their areas. */
function mayImport(from, file) {
  const to = placeOf(file)
  if (!to || foundations.has(to.area) || shared.has(to.area) || to.area === from.area) return true
  if (areaNeeds[from.area]?.includes(to.area)) return true
  if (to.layer === 'features' && /(Slice|Api)\.ts$/.test(file)) return true
  if (to.layer === 'model') return platform.has(to.area)
  // Manifests and modules combine several areas; so do the portal's services.
  if (from.layer === 'plugins') return to.layer === 'plugins'
  return from.area === 'services' && to.layer === 'sagas' && platform.has(to.area)
}

export const areas = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const from = placeOf(context.filename)
    // The reader of the whole configuration imports each area's reader.
    if (!from || context.filename.endsWith('portalConfig.ts')) return {}
    const look = ({ source }) => {
      if (source?.type !== 'Literal' || !String(source.value).startsWith('.')) return
      if (mayImport(from, resolve(dirname(context.filename), source.value))) return
      const message = `The area '${from.area}' imports itself, what it needs (config/areaNeeds.json), 'entities', 'logs', the models of the platform, and of other areas only slices and endpoints.`
      context.report({ loc: source.loc, message })
    }
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    }
  },
}
