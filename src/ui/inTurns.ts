/** Milliseconds of work after which the page may draw and listen. */
const turn = 20

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Does long work a step at a time, in turns with the rest of the page. Stops without a word once the signal is aborted. */
export async function inTurns(steps: Iterator<unknown>, signal: AbortSignal): Promise<void> {
  for (let start = performance.now(); !signal.aborted && steps.next().done !== true;) {
    if (performance.now() - start < turn) continue
    await nextTask()
    start = performance.now()
  }
}
