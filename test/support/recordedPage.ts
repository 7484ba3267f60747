import type { RecordedPage } from '../../src/model/shell/recording.ts'

/** The page of a report in which only the recording matters. */
export const anyPage: RecordedPage = {
  version: null,
  at: '',
  browser: '',
  language: 'en',
  window: { width: 1, height: 1 },
  configKeys: [],
}
