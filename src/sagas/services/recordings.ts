import type { RecordedAnswer, Recording, Segment, Step } from '../../model/shell/recording.ts'
import type { Recordings } from '../../model/shell/recordings.ts'

/** Characters of all kept answers, and of one. */
const mostText = 1_000_000
const longestText = 250_000

export function createRecordings(
  segments: () => readonly Segment[],
  page: Window,
  now: () => number,
): Recordings {
  const answers: RecordedAnswer[] = []
  let length = 0
  let steps: () => readonly Step[] = () => []
  let forgottenAt = -Infinity
  const recentSteps = () => steps().filter(({ at }) => at > forgottenAt)
  const take = (): Recording => ({
    segments: segments(),
    steps: recentSteps(),
    answers: [...answers],
  })
  let held: Recording | undefined
  return {
    hold: () => {
      const recording = take()
      // The last step asked for the report.
      held = { ...recording, steps: recording.steps.slice(0, -1) }
    },
    held: () => (held ??= take()),
    forget: () => {
      answers.length = 0
      length = 0
      held = undefined
      forgottenAt = now()
    },
    noteAnswer: (answer) => {
      if (answer.text.length > longestText) return
      answers.push({ at: now(), ...answer })
      length += answer.text.length
      while (length > mostText) length -= answers.shift()?.text.length ?? length
    },
    followSteps: async () => {
      // In the chunk that every page loads after its first screen.
      const recorder = await import(/* webpackChunkName: "deferred" */ './stepRecorder.ts')
      steps = recorder.followSteps(page, now)
    },
    surroundings: () => ({
      browser: page.navigator.userAgent,
      language: page.document.documentElement.lang,
      window: { width: page.innerWidth, height: page.innerHeight },
    }),
  }
}
