// What the recorder keeps of a page.

/** A part of a recording: the state before its actions, and when each reached the reducers. */
export interface Segment {
  readonly start: unknown
  readonly actions: readonly { readonly type: string }[]
  /** Milliseconds since epoch. */
  readonly times: readonly number[]
}
