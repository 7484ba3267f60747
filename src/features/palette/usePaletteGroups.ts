import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Offers } from './paletteOffers.ts'
import type { PaletteGroup, PaletteParts } from './paletteParts.ts'
import type { PaletteState } from './paletteSlice.ts'

type SourcesRoot = Parameters<PaletteParts['selectSources']>[0]

const none: readonly PaletteGroup[] = []

/** Empty until the chunk is loaded. */
export function usePaletteGroups(
  palette: PaletteState,
  offers: Offers,
  parts: PaletteParts | undefined,
): readonly PaletteGroup[] {
  const { i18n } = useTranslation()
  const { language } = i18n
  const sources = useSelector((root: SourcesRoot) => parts?.selectSources(root, offers))
  return useMemo(() => {
    if (palette.status !== 'open' || !parts || !sources || language === '') return none
    return parts.groupsOf({ ...offers, ...sources, palette, i18n })
  }, [palette, offers, sources, parts, language, i18n])
}
