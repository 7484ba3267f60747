import { paletteCombobox } from '../../features/palette/paletteCombobox.ts'
import { groupsOf } from '../../features/palette/paletteGroups.ts'
import { PaletteList } from '../../features/palette/PaletteList.tsx'
import { paletteMessages } from '../../features/palette/paletteMessages.ts'
import { selectSources } from '../../features/palette/paletteSources.ts'
import { ShortcutsSheet } from '../../features/palette/ShortcutsSheet.tsx'
import { paletteSaga } from '../../sagas/palette/paletteSaga.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const paletteModule: PluginModule = {
  palette: {
    groupsOf,
    List: PaletteList,
    selectSources,
    comboboxOf: paletteCombobox,
    Sheet: ShortcutsSheet,
  },
  slices: [],
  processes: [{ name: 'palette', saga: paletteSaga }],
  messages: translated('palette', paletteMessages),
}
