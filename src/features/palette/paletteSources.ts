// Selects the palette's data from the store.

import { createSelector } from '@reduxjs/toolkit'
import { selectDecision, type PermissionRoot } from '../entities/permissionsApi.ts'
import { selectDensity } from '../preferences/densitySlice.ts'
import { selectRecentSearches } from '../preferences/recentSearchesSlice.ts'
import { selectRecents } from '../preferences/recentsSlice.ts'
import { selectStars } from '../preferences/starsSlice.ts'
import { selectThemeState } from '../preferences/themeSlice.ts'
import { selectSearchTypes } from '../search/searchTypesSlice.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { selectSidebar } from '../shell/layout/sidebarSlice.ts'
import { hrefOf, selectLocation, type LocationRoot } from '../shell/locationSlice.ts'
import { selectEntityInView } from './entityInView.ts'
import type { Offers } from './paletteOffers.ts'

const selectPageUrl = (root: LocationRoot & Parameters<typeof selectConfig>[0]): string =>
  (selectConfig(root)?.appBaseUrl.replace(/\/$/, '') ?? '') + hrefOf(selectLocation(root))

/** Ids, one per line: equal contents give equal text. */
const selectDenied = (root: PermissionRoot, { commands }: Offers): string =>
  commands
    .filter(({ permission }) => permission && selectDecision(root, permission) === 'denied')
    .map(({ id }) => id)
    .join('\n')

/** The same object until something in it changes. */
export const selectSources = createSelector(
  [
    selectRecents,
    selectRecentSearches,
    selectSearchTypes,
    selectStars,
    selectThemeState,
    selectSidebar,
    selectDensity,
    selectPageUrl,
    selectEntityInView,
    selectDenied,
  ],
  (recents, searches, searchTypes, stars, theme, sidebar, density, pageUrl, view, denied) => ({
    recents,
    searches,
    searchTypes,
    stars,
    theme,
    sidebar,
    density,
    pageUrl,
    view,
    denied,
  }),
)
