import type { Recording } from '../../model/shell/recording.ts'
import type { Recordings } from '../../model/shell/recordings.ts'

export function createRecordings(take: () => Recording, page: Window): Recordings {
  let held: Recording | undefined
  return {
    hold: () => {
      held = take()
    },
    held: () => (held ??= take()),
    surroundings: () => ({
      browser: page.navigator.userAgent,
      language: page.document.documentElement.lang,
      window: { width: page.innerWidth, height: page.innerHeight },
    }),
  }
}
