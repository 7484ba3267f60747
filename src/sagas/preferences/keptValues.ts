// Everything that someone chooses and that outlives the page.

import {
  bannerDismissed,
  bannersRemembered,
  selectDismissedBanners,
} from '../../features/preferences/bannersSlice.ts'
import {
  densityChosen,
  densityRemembered,
  selectDensity,
} from '../../features/preferences/densitySlice.ts'
import {
  flagsRemembered,
  flagSwitched,
  selectFlagStates,
} from '../../features/preferences/flagsSlice.ts'
import {
  languageChosen,
  languageRemembered,
  selectChosenLanguage,
} from '../../features/preferences/languageSlice.ts'
import {
  entityVisited,
  recentsRemembered,
  selectRecents,
} from '../../features/preferences/recentsSlice.ts'
import {
  selectSavedViews,
  viewRemoved,
  viewRenamed,
  viewSaved,
  viewsRemembered,
} from '../../features/preferences/savedViewsSlice.ts'
import {
  introDismissed,
  introRemembered,
  selectIsIntroDismissed,
} from '../../features/preferences/sidebarIntroSlice.ts'
import {
  manyStarred,
  manyUnstarred,
  selectStars,
  starred,
  starsRemembered,
  unstarred,
} from '../../features/preferences/starsSlice.ts'
import {
  columnsChosen,
  columnSized,
  defaultsRestored,
  layoutsRemembered,
  selectLayouts,
} from '../../features/preferences/tableLayoutSlice.ts'
import {
  selectChosenTheme,
  systemChosen,
  themeChosen,
  themeRemembered,
} from '../../features/preferences/themeSlice.ts'
import {
  pinned,
  pinRemembered,
  selectIsPinned,
  unpinned,
} from '../../features/shell/layout/sidebarSlice.ts'
import { readEntries, type EntityEntry } from '../../model/entities/entityEntry.ts'
import { readFlags } from '../../model/plugins/featureFlags.ts'
import { readDismissedBanners } from '../../model/preferences/banners.ts'
import { places } from '../../model/preferences/places.ts'
import { readSavedViews } from '../../model/preferences/savedViews.ts'
import { readStars } from '../../model/preferences/stars.ts'
import { readTableLayouts, type TableLayout } from '../../model/preferences/tableLayouts.ts'
import { readChosenTheme } from '../../model/preferences/themes.ts'
import { keptValue, type KeptValue } from '../kit/keptValue.ts'

type RecentsRoot = Parameters<typeof selectRecents>[0]
/** As a plain record, which is JSON to the compiler too. */
type KeptEntry = Pick<EntityEntry, keyof EntityEntry>
type LayoutsRoot = Parameters<typeof selectLayouts>[0]
type KeptLayout = Pick<TableLayout, keyof TableLayout>

const readText = (kept: unknown) => (typeof kept === 'string' || kept === null ? kept : undefined)
const readDensity = (kept: unknown) =>
  kept === 'comfortable' || kept === 'compact' ? kept : undefined
const readBoolean = (kept: unknown) => (typeof kept === 'boolean' ? kept : undefined)

export const keptStars = keptValue({
  place: places.stars,
  format: 'json',
  isPersonal: true,
  initial: [],
  changes: [starred.type, unstarred.type, manyStarred.type, manyUnstarred.type],
  select: selectStars,
  read: readStars,
  remembered: starsRemembered,
})

export const keptValues: readonly KeptValue[] = [
  keptStars,
  keptValue({
    place: places.banners,
    format: 'json',
    isPersonal: true,
    initial: [],
    changes: [bannerDismissed.type],
    select: selectDismissedBanners,
    read: readDismissedBanners,
    remembered: bannersRemembered,
  }),
  keptValue({
    place: places.theme,
    format: 'text',
    isPersonal: true,
    initial: null,
    changes: [themeChosen.type, systemChosen.type],
    select: selectChosenTheme,
    read: readChosenTheme,
    remembered: themeRemembered,
  }),
  keptValue({
    place: places.language,
    format: 'text',
    isPersonal: true,
    initial: null,
    changes: [languageChosen.type],
    select: selectChosenLanguage,
    read: readText,
    remembered: languageRemembered,
  }),
  keptValue({
    place: places.density,
    format: 'text',
    isPersonal: false,
    initial: 'comfortable',
    changes: [densityChosen.type],
    select: selectDensity,
    read: readDensity,
    remembered: densityRemembered,
  }),
  keptValue<LayoutsRoot, Readonly<Record<string, KeptLayout>>>({
    place: places.tableLayouts,
    format: 'json',
    isPersonal: true,
    initial: {},
    changes: [columnsChosen.type, columnSized.type, defaultsRestored.type],
    select: selectLayouts,
    read: readTableLayouts,
    remembered: layoutsRemembered,
  }),
  keptValue<RecentsRoot, readonly KeptEntry[]>({
    place: places.recents,
    format: 'json',
    isPersonal: false,
    initial: [],
    changes: [entityVisited.type],
    select: selectRecents,
    read: readEntries,
    remembered: recentsRemembered,
  }),
  keptValue({
    place: places.savedViews,
    format: 'json',
    isPersonal: true,
    initial: {},
    changes: [viewSaved.type, viewRenamed.type, viewRemoved.type],
    select: selectSavedViews,
    read: readSavedViews,
    remembered: viewsRemembered,
  }),
  keptValue({
    place: places.flags,
    format: 'json',
    isPersonal: true,
    initial: {},
    changes: [flagSwitched.type],
    select: selectFlagStates,
    read: readFlags,
    remembered: flagsRemembered,
  }),
  keptValue({
    place: places.sidebarPin,
    format: 'json',
    isPersonal: true,
    initial: true,
    changes: [pinned.type, unpinned.type],
    select: selectIsPinned,
    read: readBoolean,
    remembered: pinRemembered,
  }),
  keptValue({
    place: places.sidebarIntro,
    format: 'json',
    isPersonal: false,
    initial: false,
    changes: [introDismissed.type],
    select: selectIsIntroDismissed,
    read: readBoolean,
    remembered: introRemembered,
  }),
]
