// How much of what a backend sends is drawn at first, whatever its length.

/** Characters of one text. */
export const charactersAtFirst = 5_000
/** Items of one list. */
export const itemsAtFirst = 100
/** Owners in a line. */
export const ownersAtFirst = 3
