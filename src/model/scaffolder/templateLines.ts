// The list of templates as lines of cards, with a heading above each type.

import { displayName, specText, type Entity } from '../entities/entity.ts'

export type TemplateLine =
  | { readonly kind: 'heading'; readonly type: string }
  | { readonly kind: 'cards'; readonly templates: readonly Entity[] }

interface Group {
  readonly type: string
  readonly templates: readonly Entity[]
}

/** By type, in the catalog's order; by title within a page, so that a further page moves no card. */
function groupsOf(pages: readonly (readonly Entity[])[]): readonly Group[] {
  const groups = new Map<string, readonly Entity[]>()
  for (const page of pages) {
    for (const [type, templates] of Map.groupBy(page, typeOf)) {
      const sorted = templates.sort((a, b) => displayName(a).localeCompare(displayName(b)))
      groups.set(type, [...(groups.get(type) ?? []), ...sorted])
    }
  }
  return [...groups].map(([type, templates]) => ({ type, templates }))
}

const typeOf = (template: Entity): string => specText(template, 'type') ?? ''

const cardLines = (templates: readonly Entity[], columns: number): readonly TemplateLine[] =>
  Array.from({ length: Math.ceil(templates.length / columns) }, (_, line) => ({
    kind: 'cards',
    templates: templates.slice(line * columns, (line + 1) * columns),
  }))

export function templateLines(
  pages: readonly (readonly Entity[])[],
  columns: number,
  isGrouped: boolean,
): readonly TemplateLine[] {
  if (!isGrouped) return cardLines(pages.flat(), columns)
  return groupsOf(pages).flatMap(({ type, templates }) => [
    { kind: 'heading' as const, type },
    ...cardLines(templates, columns),
  ])
}
