// Named parts of a definition, such as the components of OpenAPI and AsyncAPI.

import { isRecord } from '../isRecord.ts'
import { entriesOf } from './nodes.ts'
import { isReferredTo } from './references.ts'
import type { Rest } from './rest.ts'

export interface NamedParts {
  /** Such as `parameters`. */
  readonly kind: string
  readonly parts: readonly (readonly [name: string, value: unknown])[]
}

/** Parts that nothing refers to, as the others are shown where they are used. */
export function unusedParts(
  root: unknown,
  prefix: string,
  kinds: Rest | undefined,
): readonly NamedParts[] {
  return Object.entries(kinds ?? {}).flatMap(([kind, value]) => {
    const parts = isRecord(value) ? entriesOf({ value }, 'value') : [[kind, value] as const]
    const unused = parts.filter(([name]) => !isReferredTo(root, `${prefix}${kind}/${name}`))
    return unused.length === 0 ? [] : [{ kind, parts: unused }]
  })
}
