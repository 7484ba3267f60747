import type { Shortcuts } from '../../src/sagas/services/services.ts'

/** Nobody presses a key, and the page has neither search nor rows. */
export const fakeShortcuts = (others: Partial<Shortcuts> = {}): Shortcuts => ({
  onPalette: () => () => undefined,
  onKey: () => () => undefined,
  focusSearch: () => false,
  tellRows: () => undefined,
  ...others,
})
