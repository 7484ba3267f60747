import type { ShortcutTarget } from './shortcut.ts'

export const reportsId = 'reports'

/** Opens the dialog of a report, once it is loaded. */
export const reportTarget = {
  event: { type: 'reports/reportRequested' },
  pluginId: reportsId,
} satisfies ShortcutTarget
