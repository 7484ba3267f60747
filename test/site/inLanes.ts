/**
 * Runs `run` for each item in the first free lane, counted from 0. Even lanes begin with the first item, odd ones with the
 * last. Results keep the order of the items.
 */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  run: (item: Item, lane: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const waiting = [...items.entries()]
  const results: Result[] = []
  const work = async (lane: number) => {
    const take = () => (lane % 2 === 0 ? waiting.shift() : waiting.pop())
    for (let next = take(); next; next = take()) {
      const [index, item] = next
      results[index] = await run(item, lane)
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)))
  return results
}
