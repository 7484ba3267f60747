import type { ApiDefinition } from '../../model/apis/definition.ts'
import type { Entity } from '../../model/entities/entity.ts'

export interface ViewerProps {
  readonly entity: Entity
  readonly definition: ApiDefinition
}
