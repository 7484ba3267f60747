// Which plugins this build has.

import { catalogPlugin } from '../src/plugins/catalogPlugin.ts'
import type { PluginManifest } from '../src/plugins/plugin.ts'
import { settingsPlugin } from '../src/plugins/settingsPlugin.ts'

export const plugins: readonly PluginManifest[] = [catalogPlugin, settingsPlugin]
