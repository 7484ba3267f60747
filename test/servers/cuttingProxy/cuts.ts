// What can go wrong with a stream on its way, drawn at random from a seed.

import { createRandom } from '../../support/createRandom.ts'

/**
 * `reset`: the connection is reset. `ended`: the answer ends as if it were complete. `halfEvent`: it ends within an
 * event. `late`: events arrive late, and then the connection is reset. `doubled`: events arrive twice, before it is
 * reset. `badGateway`: 502 instead of the stream. `held`: the stream opens, and nothing arrives, as behind a proxy that
 * buffers.
 */
export type CutKind = 'reset' | 'ended' | 'halfEvent' | 'late' | 'doubled' | 'badGateway' | 'held'

export interface Cut {
  readonly kind: CutKind
  /** Whole events that arrive before. */
  readonly after: number
  /** Milliseconds between events and the next, if late. */
  readonly delay: number
}

/** Not `held`, after which a page stops listening for minutes. */
const randomKinds = ['reset', 'ended', 'halfEvent', 'late', 'doubled', 'badGateway'] as const

/** A cut for each stream; the same list for the same seed. At most `mostEvents` events arrive before one. */
export function* randomCuts(seed: number, mostEvents: number): Generator<Cut, never> {
  const random = createRandom(seed)
  let before: CutKind | undefined
  for (;;) {
    const kind = randomKinds[Math.floor(random() * randomKinds.length)] ?? 'reset'
    const after = 1 + Math.floor(random() * mostEvents)
    const delay = Math.round(random() * 400)
    // Each other stream delivers something, so that the page does not give up listening.
    if (kind === 'badGateway' && before === 'badGateway') continue
    before = kind
    yield { kind, after, delay }
  }
}
