const longestWait = 300_000

/** Repeats until it is true; throws after `longest` milliseconds, with `what` in the message. */
export async function eventually(
  what: string,
  isSo: () => Promise<boolean>,
  longest = longestWait,
): Promise<void> {
  const deadline = Date.now() + longest
  while (!(await isSo())) {
    if (Date.now() > deadline)
      throw new Error(`Not within ${String(Math.round(longest / 60_000))} minutes: ${what}.`)
    // eslint-disable-next-line portico/no-sleeps -- the pause between two looks
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
