// The cards of an entity's page, by kind and tab (spec 1 §2), as one table.

/** Cards that list related entities: targets of `relation`, of this `kind` (ENT-29…39). */
export const relatedCards = {
  dependencyOfComponents: { relation: 'dependencyOf', kind: 'component' },
  dependsOnComponents: { relation: 'dependsOn', kind: 'component' },
  dependsOnResources: { relation: 'dependsOn', kind: 'resource' },
  hasComponents: { relation: 'hasPart', kind: 'component' },
  hasResources: { relation: 'hasPart', kind: 'resource' },
  hasSubcomponents: { relation: 'hasPart', kind: 'component' },
  hasSubdomains: { relation: 'hasPart', kind: 'domain' },
  hasSystems: { relation: 'hasPart', kind: 'system' },
  hasApis: { relation: 'hasPart', kind: 'api' },
  consumedApis: { relation: 'consumesApi', kind: 'api' },
  providedApis: { relation: 'providesApi', kind: 'api' },
  consumingComponents: { relation: 'apiConsumedBy', kind: 'component' },
  providingComponents: { relation: 'apiProvidedBy', kind: 'component' },
} as const

export type RelatedCardId = keyof typeof relatedCards

export const isRelatedCard = (card: string): card is RelatedCardId => card in relatedCards

export type CardId =
  | RelatedCardId
  | 'about'
  | 'links'
  | 'labels'
  | 'profile'
  | 'members'
  | 'groups'
  | 'ownership'
  | 'contained'

export interface TabLayout {
  readonly id: 'overview' | 'api' | 'dependencies'
  /** Path below the entity's page; empty for the overview. */
  readonly path: string
  readonly main: readonly CardId[]
  /** The narrower column. */
  readonly side: readonly CardId[]
}

const side: readonly CardId[] = ['links', 'labels']

const overview = (...main: readonly CardId[]): TabLayout => ({
  id: 'overview',
  path: '',
  main: ['about', ...main],
  side,
})

const dependencies: TabLayout = {
  id: 'dependencies',
  path: '/dependencies',
  main: ['dependsOnComponents', 'dependsOnResources'],
  side: ['dependencyOfComponents'],
}

const api: TabLayout = {
  id: 'api',
  path: '/api',
  main: ['providedApis'],
  side: ['consumedApis'],
}

const layouts = new Map<string, readonly TabLayout[]>([
  ['component', [overview('hasSubcomponents'), api, dependencies]],
  ['api', [{ ...overview(), side: ['providingComponents', 'consumingComponents', ...side] }]],
  ['resource', [overview(), dependencies]],
  [
    'system',
    [{ ...overview('contained', 'hasComponents'), side: ['hasApis', 'hasResources', ...side] }],
  ],
  ['domain', [overview('contained', 'hasSystems', 'hasSubdomains')]],
  [
    'group',
    [{ ...overview('ownership'), side: ['profile', 'groups', 'members', 'links', 'labels'] }],
  ],
  ['user', [{ ...overview('ownership'), side: ['profile', 'groups', 'links', 'labels'] }]],
])

/** The catalog's own tabs of a kind; unknown kinds have the overview only. */
export const layoutOf = (kind: string): readonly TabLayout[] =>
  layouts.get(kind.toLowerCase()) ?? [overview()]
