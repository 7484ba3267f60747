/** Gives each item to the first lane that is free; `lane` counts from 0. The results are in the order of the items. */
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
