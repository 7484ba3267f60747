import type { UnknownAction } from '@reduxjs/toolkit'
import { flagsDeclared } from '../features/preferences/flagsSlice.ts'
import { themesDeclared } from '../features/preferences/themeSlice.ts'
import { searchTypesDeclared } from '../features/search/searchTypesSlice.ts'
import { shortcutsDeclared } from '../features/shell/shortcuts/shortcutsSlice.ts'
import { declaredSearchTypes } from '../model/plugins/declaredSearchTypes.ts'
import { declaredShortcuts } from '../model/plugins/declaredShortcuts.ts'
import { declaredFlags } from '../model/plugins/featureFlags.ts'
import { declaredThemes } from '../model/preferences/themes.ts'
import type { PortalDefinition } from './plugin.ts'

/** Tells the store what its plugins declare before they are loaded. */
export function declareParts(
  dispatch: (event: UnknownAction) => void,
  definition: PortalDefinition,
): void {
  dispatch(flagsDeclared(declaredFlags(definition.plugins)))
  dispatch(themesDeclared(declaredThemes(definition)))
  dispatch(shortcutsDeclared(declaredShortcuts(definition.plugins)))
  dispatch(searchTypesDeclared(declaredSearchTypes(definition.plugins)))
}
