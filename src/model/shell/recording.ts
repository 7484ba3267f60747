// What is recorded of a page: its actions, and what the user did.

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
interface StepTarget {
  readonly role: string
  readonly name: string
}

/** What the user did with the keyboard or a pointer. */
export type Step = { readonly at: number } & (
  | ({ readonly does: 'click' } & StepTarget)
  /** The text that the field had at the end; null for a password or another secret. */
  | ({ readonly does: 'type'; readonly text: string | null } & StepTarget)
  | ({ readonly does: 'choose'; readonly text: string } & StepTarget)
  | { readonly does: 'press'; readonly key: string }
)

export interface Recording {
  /** Oldest first. */
  readonly segments: readonly Segment[]
  readonly steps: readonly Step[]
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
