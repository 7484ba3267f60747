import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectDensity } from '../preferences/densitySlice.ts'
import { selectRecents } from '../preferences/recentsSlice.ts'
import { selectStars } from '../preferences/starsSlice.ts'
import { selectThemeState } from '../preferences/themeSlice.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { selectSidebar } from '../shell/layout/sidebarSlice.ts'
import { hrefOf, selectLocation } from '../shell/locationSlice.ts'
import type { OfferedTarget, PaletteGroup, PaletteParts, Resolve } from './paletteParts.ts'
import type { PaletteState } from './paletteSlice.ts'

export interface Offers {
  readonly pages: readonly OfferedTarget[]
  readonly commands: readonly OfferedTarget[]
  readonly resolve: Resolve
  /** Ids of the portal's plugins. */
  readonly plugins: readonly string[]
}

type ViewRoot = Parameters<PaletteParts['selectView']>[0]

const none: readonly PaletteGroup[] = []

/** Undefined until the chunk is loaded. */
export function usePaletteGroups(
  palette: PaletteState,
  offers: Offers,
  parts: PaletteParts | undefined,
): readonly PaletteGroup[] {
  const { i18n } = useTranslation()
  const { language } = i18n
  const recents = useSelector(selectRecents)
  const stars = useSelector(selectStars)
  const theme = useSelector(selectThemeState)
  const sidebar = useSelector(selectSidebar)
  const density = useSelector(selectDensity)
  const view = useSelector((root: ViewRoot) => parts?.selectView(root))
  const baseUrl = useSelector(selectConfig)?.appBaseUrl.replace(/\/$/, '') ?? ''
  const pageUrl = baseUrl + hrefOf(useSelector(selectLocation))
  return useMemo(() => {
    if (palette.status !== 'open' || !parts || language === '') return none
    const mine = { recents, stars, theme, sidebar, density, pageUrl }
    return parts.groupsOf({ ...offers, palette, i18n, view, ...mine })
  }, [
    palette,
    offers,
    view,
    parts,
    language,
    i18n,
    recents,
    stars,
    theme,
    sidebar,
    density,
    pageUrl,
  ])
}
