// Which plugins this build has.

import { catalogPlugin } from '../src/plugins/catalogPlugin.ts'
import type { PluginManifest } from '../src/plugins/plugin.ts'

export const plugins: readonly PluginManifest[] = [catalogPlugin]
