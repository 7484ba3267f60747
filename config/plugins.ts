// What this portal is made of: its plugins, what their external routes lead to, and services of its own.

import { apiDocsPlugin } from '../src/plugins/apiDocsPlugin.ts'
import { catalogGraphPlugin } from '../src/plugins/catalogGraphPlugin.ts'
import { catalogImportPlugin } from '../src/plugins/catalogImportPlugin.ts'
import { catalogPlugin } from '../src/plugins/catalogPlugin.ts'
import { palettePlugin } from '../src/plugins/palettePlugin.ts'
import type { PortalDefinition } from '../src/plugins/plugin.ts'
import { settingsPlugin } from '../src/plugins/settingsPlugin.ts'

export const definition: PortalDefinition = {
  plugins: [
    catalogPlugin,
    catalogGraphPlugin,
    catalogImportPlugin,
    apiDocsPlugin,
    settingsPlugin,
    palettePlugin,
  ],
}
