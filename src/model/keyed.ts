// Machines of one kind, each under a key of its own: a provider, a URL.

type Keyed<State> = Readonly<Record<string, State>>

/** `absent` where there is nothing under the key, whatever every object has under that name. */
export const stateAt = <State>(states: Keyed<State>, key: string, absent: State): State =>
  Object.hasOwn(states, key) ? (states[key] ?? absent) : absent

/** The very same object where nothing changes under the key. */
export function changedAt<State>(
  states: Keyed<State>,
  key: string,
  absent: State,
  change: (before: State) => State,
): Keyed<State> {
  const before = stateAt(states, key, absent)
  const after = change(before)
  return after === before ? states : { ...states, [key]: after }
}

/** The very same object where none of the keys is there. */
export const withoutKeys = <State>(states: Keyed<State>, keys: readonly string[]): Keyed<State> =>
  keys.some((key) => Object.hasOwn(states, key))
    ? Object.fromEntries(Object.entries(states).filter(([key]) => !keys.includes(key)))
    : states
