// Several machines of one kind, by key: per provider, per URL.

type Keyed<State> = Readonly<Record<string, State>>

/** `absent` if there is nothing under the key. Looks up own keys only. */
export const stateAt = <State>(states: Keyed<State>, key: string, absent: State): State =>
  Object.hasOwn(states, key) ? (states[key] ?? absent) : absent

/** Returns the same object if nothing changes under the key. */
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

/** Returns the same object if it has none of the keys. */
export const withoutKeys = <State>(states: Keyed<State>, keys: readonly string[]): Keyed<State> =>
  keys.some((key) => Object.hasOwn(states, key))
    ? Object.fromEntries(Object.entries(states).filter(([key]) => !keys.includes(key)))
    : states

/** The same for a key that is there; others stay missing. */
export const changedIfThere = <State>(
  states: Keyed<State>,
  key: string,
  change: (before: State) => State,
): Keyed<State> => {
  const before = Object.hasOwn(states, key) ? states[key] : undefined
  return before === undefined ? states : changedAt(states, key, before, change)
}

/** Returns the same object if nothing changes under any key. */
export const changedEach = <State>(
  states: Keyed<State>,
  change: (before: State) => State,
): Keyed<State> =>
  Object.keys(states).reduce((all, key) => changedIfThere(all, key, change), states)
