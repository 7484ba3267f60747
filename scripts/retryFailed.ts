/** What became of every file: `unsteady` ones failed once and passed when they were repeated. */
interface Outcome {
  readonly failed: readonly string[]
  readonly unsteady: readonly string[]
}

/**
 * Runs all files, and what failed once more at the end, when the machine may be quieter. Nothing is repeated where more
 * than `most` failed: that is no accident. `findFailed` runs the files it is given. See
 * docs/decisions/0016-unsteady-tests.md.
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
