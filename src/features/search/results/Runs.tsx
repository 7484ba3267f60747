import type { Run } from '../../../model/search/highlights.ts'

/** A text with its matches marked. */
export const Runs = ({ runs }: { readonly runs: readonly Run[] }) =>
  runs.map(({ text, isMatch }, place) =>
    // Runs have no identity but their place.
    isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  )
