import { stateAt } from '../../model/keyed.ts'
import type { PageTheme } from '../../model/shell/pageThemes.ts'

const themes: Readonly<Record<string, PageTheme>> = {
  api: 'apis',
  component: 'service',
  domain: 'documentation',
  group: 'home',
  resource: 'app',
  system: 'tool',
  user: 'home',
}

/** The colour of a kind in the graph; unlike pages, graphs do not tell types apart. */
export const themeOfKind = (kind: string): PageTheme => stateAt(themes, kind, 'other')
