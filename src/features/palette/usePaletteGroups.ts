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
import type { OfferedTarget, PaletteGroup, PaletteParts } from './paletteParts.ts'
import type { PaletteState } from './paletteSlice.ts'

export interface Offers {
  readonly pages: readonly OfferedTarget[]
  readonly commands: readonly OfferedTarget[]
}

const none: readonly PaletteGroup[] = []

/** Undefined until the chunk is loaded. */
export function usePaletteGroups(
  palette: PaletteState,
  { pages, commands }: Offers,
  parts: PaletteParts | undefined,
): readonly PaletteGroup[] {
  const { i18n } = useTranslation()
  const { language } = i18n
  const recents = useSelector(selectRecents)
  const stars = useSelector(selectStars)
  const theme = useSelector(selectThemeState)
  const sidebar = useSelector(selectSidebar)
  const density = useSelector(selectDensity)
  const baseUrl = useSelector(selectConfig)?.appBaseUrl.replace(/\/$/, '') ?? ''
  const pageUrl = baseUrl + hrefOf(useSelector(selectLocation))
  return useMemo(() => {
    if (palette.status !== 'open' || !parts || language === '') return none
    const mine = { recents, stars, theme, sidebar, density, pageUrl }
    return parts.groupsOf({ palette, pages, commands, i18n, ...mine })
  }, [
    palette,
    pages,
    commands,
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
