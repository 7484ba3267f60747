import { refOf, type Entity } from './entity.ts'

/** Each entity once, in the order of the first ones. */
export const uniqueEntities = (entities: readonly Entity[]): readonly Entity[] => [
  ...new Map(entities.map((entity) => [refOf(entity), entity])).values(),
]
