// The portal's own commands, without those that would change nothing.

import type { TFunction } from 'i18next'
import {
  Contrast,
  Flag,
  Keyboard,
  Link2,
  LogOut,
  Moon,
  PanelLeft,
  Rows3,
  Shapes,
  Sun,
} from 'lucide-react'
import { reportTarget } from '../../model/shell/reportTarget.ts'
import { densityChosen } from '../preferences/densitySlice.ts'
import { systemChosen, themeChosen } from '../preferences/themeSlice.ts'
import { signedOut } from '../session/sessionSlice.ts'
import { copyRequested } from '../shell/clipboardSlice.ts'
import { pinned, unpinned } from '../shell/layout/sidebarSlice.ts'
import { sheetTarget } from '../shell/shortcuts/shortcutsSlice.ts'
import type { PaletteItem, PaletteSources } from './paletteParts.ts'
import { copyButton } from './paletteSlice.ts'

type Sources = Pick<PaletteSources, 'theme' | 'sidebar' | 'density' | 'pageUrl'>
type Action = Pick<PaletteItem, 'id' | 'title' | 'Icon' | 'keys' | 'target'>

export function coreActions(sources: Sources, t: TFunction<'palette'>): readonly Action[] {
  const { theme, sidebar, density, pageUrl } = sources
  const chosenTheme = theme.status === 'chosen' ? theme.id : 'system'
  const isPinned = sidebar.status === 'pinned'
  const isCompact = density === 'compact'
  const themes = [
    { id: 'light', Icon: Sun, event: themeChosen('light') },
    { id: 'dark', Icon: Moon, event: themeChosen('dark') },
    { id: 'system', Icon: Contrast, event: systemChosen() },
  ] as const
  return [
    {
      id: 'copyLink',
      title: t('copyLink'),
      Icon: Link2,
      target: { event: copyRequested({ button: copyButton, text: pageUrl }) },
    },
    ...themes
      .filter(({ id }) => id !== chosenTheme)
      .map(({ id, Icon, event }) => ({
        id: `theme-${id}`,
        title: t(`theme.${id}`),
        Icon,
        target: { event },
      })),
    { id: 'kind', title: t('searchKind'), Icon: Shapes, target: { text: 'kind:' } },
    {
      id: 'shortcuts',
      title: t('shortcuts'),
      Icon: Keyboard,
      keys: '?',
      target: sheetTarget,
    },
    { id: 'report', title: t('reportProblem'), Icon: Flag, target: reportTarget },
    {
      id: 'signOut',
      title: t('signOut'),
      Icon: LogOut,
      target: { event: signedOut({ by: 'user' }) },
    },
    {
      id: 'sidebar',
      title: t(isPinned ? 'unpinSidebar' : 'pinSidebar'),
      Icon: PanelLeft,
      target: { event: isPinned ? unpinned() : pinned() },
    },
    {
      id: 'density',
      title: t(isCompact ? 'comfortable' : 'compact'),
      Icon: Rows3,
      target: { event: densityChosen(isCompact ? 'comfortable' : 'compact') },
    },
  ]
}
