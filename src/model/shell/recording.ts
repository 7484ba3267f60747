// What is recorded of a page: its actions, what the user did, and what the backend answered.

/** A part of a recording: the state before its actions, and when each reached the reducers. */
export interface Segment {
  readonly start: unknown
  readonly actions: readonly RecordedAction[]
  /** Milliseconds since epoch. */
  readonly times: readonly number[]
}

export interface RecordedAction {
  readonly type: string
}

/** An element as a test finds it. */
export interface StepTarget {
  /** Empty if it has none: then it is found by its text. */
  readonly role: string
  readonly name: string
  /** Index among those that look the same; the first if missing. */
  readonly nth?: number
}

/** What the user did with the keyboard or a pointer. */
export type Step = { readonly at: number } & (
  | ({ readonly does: 'click' } & StepTarget)
  /** The text that the field had at the end; null for a password or another secret. */
  | ({ readonly does: 'type'; readonly text: string | null } & StepTarget)
  | ({ readonly does: 'choose'; readonly text: string } & StepTarget)
  /** A key by its name, such as `Enter` or `Control+k`. */
  | { readonly does: 'press'; readonly key: string }
)

/** An answer of the backend to the cache, as it came. */
export interface RecordedAnswer {
  /** Milliseconds since epoch. */
  readonly at: number
  readonly method: string
  readonly url: string
  readonly status: number
  readonly text: string
}

export interface Recording {
  /** Oldest first. */
  readonly segments: readonly Segment[]
  readonly steps: readonly Step[]
  readonly answers: readonly RecordedAnswer[]
}

/** The page that was recorded. */
export interface RecordedPage {
  /** Version of the build; null in development. */
  readonly version: string | null
  /** When the recording was taken, in ISO 8601. */
  readonly at: string
  readonly browser: string
  readonly language: string
  /** Pixels. */
  readonly window: { readonly width: number; readonly height: number }
  /** Names of the configured keys, without their values. */
  readonly configKeys: readonly string[]
}

/** What a person leaves out of a report. */
export interface MaskChoices {
  readonly emails: boolean
  readonly names: boolean
  readonly texts: boolean
}

/** In ISO 8601. */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString()
