import { ChangesNote } from '../../features/inspector/ChangesNote.tsx'
import { entityChangesSlice } from '../../features/inspector/entityChangesSlice.ts'
import { entityVisitsSlice } from '../../features/inspector/entityVisitsSlice.ts'
import { InspectMenuItem } from '../../features/inspector/InspectMenuItem.tsx'
import { Inspector } from '../../features/inspector/Inspector.tsx'
import { inspectorMessages } from '../../features/inspector/inspectorMessages.ts'
import { entityChangesSaga } from '../../sagas/inspector/entityChangesSaga.ts'
import { entityVisitsSaga } from '../../sagas/inspector/entityVisitsSaga.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const inspectorModule: PluginModule = {
  entityComponents: { menuItem: InspectMenuItem, dialog: Inspector, note: ChangesNote },
  slices: [entityChangesSlice, entityVisitsSlice],
  processes: [
    { name: 'entityChanges', saga: entityChangesSaga },
    { name: 'entityVisits', saga: entityVisitsSaga },
  ],
  messages: translated('inspector', inspectorMessages),
}
