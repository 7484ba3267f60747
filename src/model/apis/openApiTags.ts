// Operations by their first tag, in the tree of tags that OpenAPI 3.2 has.

import { defined } from '../typedKeys.ts'
import { listOf, textOf } from './nodes.ts'
import type { ApiOperation, Leftover, ReadPath } from './openApiOperations.ts'
import { restOf, type Rest } from './rest.ts'

export interface OperationGroup {
  /** Empty for operations without a tag. */
  readonly name: string
  /** Titles from the outermost tag to this one; only for tags of a tree, or with a summary. */
  readonly titles?: readonly string[]
  /** Such as `nav` or `badge`. */
  readonly kind?: string
  readonly description?: string
  readonly operations: readonly ApiOperation[]
  readonly leftovers?: readonly Leftover[]
  readonly rest?: Rest
}

interface Tag {
  readonly name: string
  readonly node: unknown
  readonly parent: string | undefined
}

const tagsOf = (root: unknown): readonly Tag[] =>
  listOf(root, 'tags').flatMap((node) => {
    const name = textOf(node, 'name')
    return name === undefined ? [] : [{ name, node, parent: textOf(node, 'parent') }]
  })

/** Parents before their children; tags whose parents are each other come last. */
function inTree(tags: readonly Tag[]): readonly Tag[] {
  const names = new Set(tags.map(({ name }) => name))
  const done = new Set<Tag>()
  const below = (parent: string | undefined): readonly Tag[] =>
    tags
      .filter((tag) =>
        parent === undefined
          ? tag.parent === undefined || !names.has(tag.parent)
          : tag.parent === parent,
      )
      .flatMap((tag) => {
        if (done.has(tag)) return []
        done.add(tag)
        return [tag, ...below(tag.name)]
      })
  const ordered = below(undefined)
  return [...ordered, ...tags.filter((tag) => !done.has(tag))]
}

function titlesOf(tag: Tag, byName: ReadonlyMap<string, Tag>): readonly string[] {
  const titles: string[] = []
  const seen = new Set<string>()
  let name: string | undefined = tag.name
  while (name !== undefined && !seen.has(name)) {
    seen.add(name)
    const one = byName.get(name)
    titles.unshift(textOf(one?.node, 'summary') ?? name)
    name = one?.parent
  }
  return titles
}

/** Untagged operations come first, then the tags in their tree, then tags that only operations name. */
export function groupsOf(root: unknown, paths: readonly ReadPath[]): readonly OperationGroup[] {
  const tags = inTree(tagsOf(root))
  const byName = new Map(tags.map((tag) => [tag.name, tag]))
  const operations = new Map<string, ApiOperation[]>(
    ['', ...byName.keys()].map((name) => [name, []]),
  )
  const leftovers = new Map<string, Leftover[]>()
  for (const path of paths) {
    for (const { tag = '', operation } of path.operations) {
      const known = operations.get(tag)
      if (known) known.push(operation)
      else operations.set(tag, [operation])
    }
    const { tag = '', leftover } = path
    if (leftover) leftovers.set(tag, [...(leftovers.get(tag) ?? []), leftover])
  }
  return [...operations].flatMap(([name, own]) => {
    const tag = byName.get(name)
    const titles = tag && titlesOf(tag, byName)
    const left = leftovers.get(name)
    if (!tag && own.length === 0 && !left) return []
    return [
      defined<OperationGroup>({
        name,
        titles: titles && titles.join(' ') !== name ? titles : undefined,
        kind: textOf(tag?.node, 'kind'),
        description: textOf(tag?.node, 'description'),
        operations: own,
        leftovers: left,
        rest: restOf(tag?.node, ['name', 'summary', 'description', 'parent', 'kind']),
      }),
    ]
  })
}
