/** What became of every file: `unsteady` ones failed once and passed when they were repeated. */
interface Outcome {
  readonly failed: readonly string[]
  readonly unsteady: readonly string[]
}

/**
 * Runs every file, and what failed once more at the end, when the machine may be quieter. Nothing is repeated where more
 * than `most` failed: that is no accident. See docs/decisions/0016-unsteady-tests.md.
 */
export function retryFailed(
  files: readonly string[],
  passes: (file: string) => boolean,
  most: number,
): Outcome {
  const first = files.filter((file) => !passes(file))
  if (first.length > most) return { failed: first, unsteady: [] }
  const failed = first.filter((file) => !passes(file))
  return { failed, unsteady: first.filter((file) => !failed.includes(file)) }
}
