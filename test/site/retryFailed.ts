/** `unsteady` files failed at first and passed when they were run again. */
interface Outcome {
  readonly failed: readonly string[]
  readonly unsteady: readonly string[]
}

/**
 * Runs all files, then the failed ones once more, when the machine may be less busy. If more than
 * `most` files fail, none is run again: that is no coincidence. `findFailed` runs files and returns
 * those that failed. See docs/decisions/0016-unsteady-tests.md.
 */
export async function retryFailed(
  files: readonly string[],
  findFailed: (files: readonly string[], isRepeated: boolean) => Promise<readonly string[]>,
  most: number,
): Promise<Outcome> {
  const first = await findFailed(files, false)
  if (first.length === 0 || first.length > most) return { failed: first, unsteady: [] }
  const failed = await findFailed(first, true)
  return { failed, unsteady: first.filter((file) => !failed.includes(file)) }
}
