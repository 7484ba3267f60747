// An answer of an earlier visit stands in for a slow one.

/** Milliseconds until an answer of an earlier visit is shown while the backend is still asked. */
const keptAfter = 200

interface Question<Answer> {
  /** The store with the kept answers. The same question in another store is a different one. */
  readonly store: object
  readonly key: string
  /** It is asked anew, so that an answer of an earlier visit will not do. */
  readonly isForced: boolean
  readonly ask: () => Promise<Answer>
  /** Null if nothing was kept. */
  readonly kept: () => Promise<Answer | null>
}

/** Questions that are still asked while an answer of an earlier visit is shown, by their key. */
const underWay = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * Resolves with the kept answer if the backend is slow. The caller then asks again with `isForced`, which resolves with
 * the answer to the first request instead of sending another.
 */
export async function keptFirst<Answer>(question: Question<Answer>): Promise<Answer> {
  const { store, key, isForced, ask, kept } = question
  const pending = (underWay.get(store) ?? new Map()) as Map<string, Promise<Answer>>
  underWay.set(store, pending)
  if (isForced) {
    const first = pending.get(key)
    pending.delete(key)
    return first ?? ask()
  }
  const fresh = ask()
  const soon = after(keptAfter, kept)
  const first = await Promise.race([fresh.then((answer) => ({ answer })), soon.result])
  soon.cancel()
  if ('answer' in first) return first.answer
  pending.set(key, fresh)
  return first.found
}

/** Never resolves if nothing is found. */
function after<Found>(milliseconds: number, find: () => Promise<Found | null>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const result = new Promise<{ readonly found: Found }>((resolve) => {
    timer = setTimeout(() => {
      void find().then((found) => {
        if (found !== null) resolve({ found })
      })
    }, milliseconds)
  })
  const cancel = () => {
    clearTimeout(timer)
  }
  return { result, cancel }
}
