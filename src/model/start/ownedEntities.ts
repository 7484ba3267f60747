// The entities that the start page is about: those that the user, or one of their groups, owns.

import { refOf, type Entity } from '../entities/entity.ts'
import type { EntityEntry } from '../entities/entityEntry.ts'

/** What people work at before what they set up once. */
const kinds = ['component', 'system', 'api', 'resource', 'domain']

const rankOfKind = ({ kind }: Entity): number => {
  const rank = kinds.indexOf(kind.toLowerCase())
  return rank === -1 ? kinds.length : rank
}

/** Tiles on the page; the catalog has the others. */
export const mostTiles = 12

/** The entities with a tile: by kind, then by name as the catalog has sorted them. */
export const tilesOf = (entities: readonly Entity[]): readonly Entity[] =>
  entities.toSorted((one, other) => rankOfKind(one) - rankOfKind(other)).slice(0, mostTiles)

/** Those that were visited last come first, because they are what the user works at; then as they are. */
export function inOrderOfVisits(
  entities: readonly Entity[],
  recents: readonly EntityEntry[],
): readonly Entity[] {
  const visited = recents.map(({ ref }) => ref.toLowerCase())
  const rankOf = (entity: Entity) => {
    const rank = visited.indexOf(refOf(entity))
    return rank === -1 ? visited.length : rank
  }
  return entities.toSorted((one, other) => rankOf(one) - rankOf(other))
}
