import { createRandom } from '../../support/createRandom.ts'

/** In an order that the seed decides. */
export function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  const random = createRandom(seed)
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
