// The columns of the catalog's table: content, sorting, and the defaults of each kind.

import { problemFields } from '../entities/catalogPaths.ts'

const idsOfColumns = [
  'name',
  'kind',
  'owner',
  'system',
  'domain',
  'parent',
  'type',
  'lifecycle',
  'email',
  'memberOf',
  'targets',
  'tags',
  'namespace',
] as const

export type ColumnId = (typeof idsOfColumns)[number]

interface Column {
  /** Fields that the column needs, besides those of every row. */
  readonly fields: readonly string[]
  /**
   * The field that the catalog can sort by, if there is one: a field with several values would give several rows. The
   * catalog leaves out entities without the field (backend 3.x).
   */
  readonly order?: string
  /** Every entity has it. */
  readonly isEverywhere?: true
  /** Default width in pixels. */
  readonly width: number
}

export const columns: Readonly<Record<ColumnId, Column>> = {
  name: { fields: [], order: 'metadata.name', isEverywhere: true, width: 240 },
  kind: { fields: [], order: 'kind', isEverywhere: true, width: 110 },
  owner: { fields: ['spec.owner'], order: 'spec.owner', width: 110 },
  system: { fields: ['spec.system'], order: 'spec.system', width: 106 },
  domain: { fields: ['spec.domain'], order: 'spec.domain', width: 124 },
  parent: { fields: ['spec.parent'], order: 'spec.parent', width: 150 },
  type: { fields: ['spec.type'], order: 'spec.type', width: 108 },
  lifecycle: { fields: ['spec.lifecycle'], order: 'spec.lifecycle', width: 138 },
  email: { fields: ['spec.profile.email'], order: 'spec.profile.email', width: 220 },
  memberOf: { fields: ['spec.memberOf'], width: 200 },
  targets: { fields: ['spec.target', 'spec.targets'], width: 320 },
  tags: { fields: ['metadata.tags'], width: 112 },
  namespace: { fields: [], order: 'metadata.namespace', isEverywhere: true, width: 120 },
}

export const isColumnId = (text: string): text is ColumnId =>
  (idsOfColumns as readonly string[]).includes(text)

const forSoftware = ['owner', 'system', 'type', 'lifecycle', 'tags'] as const

const columnsOfKinds: Readonly<Record<string, readonly ColumnId[]>> = {
  component: forSoftware,
  api: forSoftware,
  system: ['owner', 'domain', 'tags'],
  domain: ['owner', 'tags'],
  resource: ['owner', 'system', 'type', 'tags'],
  group: ['type', 'parent', 'email'],
  user: ['email', 'memberOf'],
  template: ['owner', 'type', 'tags'],
  location: ['type', 'targets'],
  all: ['kind', 'owner', 'type', 'lifecycle', 'tags'],
}

const isKnown = (kind: string): boolean => Object.hasOwn(columnsOfKinds, kind)

/** Default columns of a kind in lower case, after the name, the most important first. */
export const defaultColumns = (kind: string): readonly ColumnId[] =>
  (isKnown(kind) ? columnsOfKinds[kind] : undefined) ?? forSoftware

/** All columns of a kind, after the name; unknown kinds and `all` have every column. */
export const columnsOf = (kind: string): readonly ColumnId[] => {
  const own: readonly ColumnId[] =
    isKnown(kind) && kind !== 'all' ? [...defaultColumns(kind), 'tags', 'namespace'] : idsOfColumns
  return [...new Set([...defaultColumns(kind), ...own])].filter((id) => id !== 'name')
}

/** Fields of every row: for its name, its link, its badge and the line below the name. */
const fieldsOfEveryRow = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.description',
  'spec.profile.displayName',
  ...problemFields,
]

/**
 * Fields of all columns, whatever is shown: missing fields cost nothing, a new column is filled at once, and the early
 * script can send the same request without knowing the columns.
 */
export const rowFields: readonly string[] = [
  ...fieldsOfEveryRow,
  ...idsOfColumns.flatMap((id) => columns[id].fields),
]
