// The plugins of this portal: those of Portico, and its own.

import { definition as builtIn } from '@portico/core/builtIn'
import type { PortalDefinition } from '@portico/core/plugins/plugin'
import { tagsPlugin } from './plugins/tags/tagsPlugin.ts'

export const definition: PortalDefinition = {
  ...builtIn,
  plugins: [...builtIn.plugins, tagsPlugin],
}
