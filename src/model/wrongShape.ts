/** A response that has another shape than its endpoint expects. */
export class WrongShapeError extends Error {
  override readonly name = 'WrongShapeError'
}
