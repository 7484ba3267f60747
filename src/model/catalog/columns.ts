// The columns of the catalog's table: what each shows, what the catalog can order by, and which a kind begins with.

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
  /** What a row must have of its entity, beside what every row has. */
  readonly fields: readonly string[]
  /**
   * What the catalog orders by; nothing where it cannot: of several values it would give a row for each. Entities
   * without the field are left out of that order (seen of the catalog backend 3.x).
   */
  readonly order?: string
  /** Every entity has it. */
  readonly isEverywhere?: true
  /** Pixels, until somebody sizes it. */
  readonly width: number
}

export const columns: Readonly<Record<ColumnId, Column>> = {
  name: { fields: [], order: 'metadata.name', isEverywhere: true, width: 240 },
  kind: { fields: [], order: 'kind', isEverywhere: true, width: 110 },
  owner: { fields: ['spec.owner'], order: 'spec.owner', width: 136 },
  system: { fields: ['spec.system'], order: 'spec.system', width: 140 },
  domain: { fields: ['spec.domain'], order: 'spec.domain', width: 140 },
  parent: { fields: ['spec.parent'], order: 'spec.parent', width: 150 },
  type: { fields: ['spec.type'], order: 'spec.type', width: 100 },
  lifecycle: { fields: ['spec.lifecycle'], order: 'spec.lifecycle', width: 112 },
  email: { fields: ['spec.profile.email'], order: 'spec.profile.email', width: 220 },
  memberOf: { fields: ['spec.memberOf'], width: 200 },
  targets: { fields: ['spec.target', 'spec.targets'], width: 320 },
  tags: { fields: ['metadata.tags'], width: 180 },
  namespace: { fields: [], order: 'metadata.namespace', isEverywhere: true, width: 120 },
}

export const isColumnId = (text: string): text is ColumnId =>
  (idsOfColumns as readonly string[]).includes(text)

const forSoftware = ['owner', 'type', 'lifecycle', 'system', 'tags'] as const

const columnsOfKinds: Readonly<Record<string, readonly ColumnId[]>> = {
  component: forSoftware,
  api: forSoftware,
  system: ['owner', 'domain', 'tags'],
  domain: ['owner', 'tags'],
  resource: ['owner', 'type', 'system', 'tags'],
  group: ['type', 'parent', 'email'],
  user: ['email', 'memberOf'],
  template: ['owner', 'type', 'tags'],
  location: ['type', 'targets'],
  all: ['kind', 'owner', 'type', 'lifecycle', 'tags'],
}

const isKnown = (kind: string): boolean => Object.hasOwn(columnsOfKinds, kind)

/** What a kind, in lower case, begins with, after the name; what matters most comes first. */
export const defaultColumns = (kind: string): readonly ColumnId[] =>
  (isKnown(kind) ? columnsOfKinds[kind] : undefined) ?? forSoftware

/** What a table of this kind can show, after the name: of kinds that nobody knows, and of all, everything. */
export const columnsOf = (kind: string): readonly ColumnId[] => {
  const own: readonly ColumnId[] =
    isKnown(kind) && kind !== 'all' ? [...defaultColumns(kind), 'tags', 'namespace'] : idsOfColumns
  return [...new Set([...defaultColumns(kind), ...own])].filter((id) => id !== 'name')
}

/** What every row has: enough for its name, its link, and what stands below the name. */
const fieldsOfEveryRow = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.description',
  'spec.profile.displayName',
]

/**
 * What rows are asked for, whatever columns are shown: an entity without a field costs nothing, a column that is
 * shown is filled at once, and the request that leaves before the application knows of columns is the same.
 */
export const rowFields: readonly string[] = [
  ...fieldsOfEveryRow,
  ...idsOfColumns.flatMap((id) => columns[id].fields),
]
