/** What the pieces of a file have, by names. Pieces have numbers from 0. */
export interface WrittenNames {
  /** Whether a piece before this one has the name. */
  readonly isBefore: (piece: number, name: string) => boolean
  /** Piece 0 begins a new file. */
  readonly add: (piece: number, names: readonly string[]) => void
  readonly clear: () => void
}

export function createWrittenNames(): WrittenNames {
  /** The first piece of each name. One that is written again has its number still. */
  const firsts = new Map<string, number>()
  const isBefore = (piece: number, name: string) => (firsts.get(name) ?? piece) < piece
  return {
    isBefore,
    add: (piece, names) => {
      if (piece === 0) firsts.clear()
      for (const name of names) if (!isBefore(piece, name)) firsts.set(name, piece)
    },
    clear: () => {
      firsts.clear()
    },
  }
}
