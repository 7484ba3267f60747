import type { Shortcuts } from '../../src/sagas/services/services.ts'

/** No keys are pressed, and the page has neither search nor rows. */
export const fakeShortcuts = (others: Partial<Shortcuts> = {}): Shortcuts => ({
  onPalette: () => () => undefined,
  onKey: () => () => undefined,
  focusSearch: () => false,
  tellRows: () => undefined,
  ...others,
})
