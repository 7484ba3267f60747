/** An answer that has another shape than its endpoint promises. */
export class WrongShapeError extends Error {
  override readonly name = 'WrongShapeError'
}
