// The squares of a cluster's pods, of several entities together.

import {
  chosenSquares,
  countsOfStates,
  mostSquares,
  podStates,
  type PodSquare,
  type PodSquares,
} from '../pods/podSquares.ts'

/** A pod, and the entity on whose tab it is. */
interface OwnedSquare extends PodSquare {
  readonly entityRef: string
}

export interface OwnedSquares extends Omit<PodSquares, 'squares'> {
  readonly squares: readonly OwnedSquare[]
}

const idOfSquare = ({ namespace, name }: PodSquare): string => `${namespace}/${name}`

/** A pod that several entities select has one square, that of the first. */
export function joinedSquares(
  parts: readonly { readonly entityRef: string; readonly squares: PodSquares }[],
): OwnedSquares {
  const all = parts.flatMap(({ entityRef, squares: { squares } }) =>
    squares.map((square): OwnedSquare => ({ ...square, entityRef })),
  )
  const seen = new Set<string>()
  const unique: OwnedSquare[] = []
  const again: OwnedSquare[] = []
  for (const square of all) {
    const id = idOfSquare(square)
    if (seen.has(id)) again.push(square)
    else unique.push(square)
    seen.add(id)
  }
  const twice = countsOfStates(again)
  const squares = chosenSquares(unique, mostSquares)
  const counts = { ...twice }
  for (const state of podStates)
    counts[state] = parts.reduce((sum, part) => sum + part.squares.counts[state], -twice[state])
  const more = parts.reduce((sum, part) => sum + part.squares.more, unique.length - squares.length)
  return { squares, counts, more }
}
