/** Runs `work` for each item in the first free lane, counted from 0. Results keep the order of the items. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  run: (item: Item, lane: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const waiting = items.entries()
  const results: Result[] = []
  const work = async (lane: number) => {
    for (const [index, item] of waiting) results[index] = await run(item, lane)
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)))
  return results
}
