// The graph page's settings in the URL. Parameter names are Backstage's, so that bookmarks work; `maxNodes`,
// `selected` and `view` are the portal's own. Invalid values become the defaults.

import { encodePart } from '../encodePath.ts'
import { findEntityRef, stringifyEntityRef } from '../entities/entityRef.ts'
import { catalogGraphPath } from '../paths.ts'
import type { Direction } from './layout.ts'

export interface GraphQuery {
  /** Root entities, as `stringifyEntityRef` gives them. */
  readonly roots: readonly string[]
  /** Maximum number of relations from a root. */
  readonly maxDepth: number
  /** Maximum number of entities until the user asks for more. */
  readonly maxNodes: number
  /** Relation types to follow, sorted; empty for all. */
  readonly relations: readonly string[]
  /** Kinds to show, in lower case and sorted; empty for all. */
  readonly kinds: readonly string[]
  /** Draws a tree: each entity has only the edge through which it was found first. */
  readonly isUnidirectional: boolean
  /** Draws a relation and its opposite as one edge. */
  readonly isMerged: boolean
  readonly direction: Direction
  readonly selected: string | null
  readonly view: 'graph' | 'list'
}

/** The settings that decide which entities are requested. */
export type GraphScope = Pick<GraphQuery, 'roots' | 'maxDepth' | 'maxNodes' | 'relations' | 'kinds'>

export const depths = [1, 2, 3, 4, 5, 10] as const
export const nodeBudgets = [100, 500, 2_000] as const
export const directions: readonly Direction[] = ['LR', 'TB', 'RL', 'BT']

export const defaultGraphQuery: GraphQuery = {
  roots: [],
  maxDepth: 2,
  maxNodes: 100,
  relations: [],
  kinds: [],
  isUnidirectional: true,
  isMerged: true,
  direction: 'LR',
  selected: null,
  view: 'graph',
}

const mostRoots = 20
const mostValues = 50
const wordForm = /^[a-z][\w.-]{0,62}$/i

const refOf = (text: string): string | undefined => {
  const ref = findEntityRef(text.toWellFormed())
  return ref && stringifyEntityRef(ref)
}

const distinct = (values: readonly string[]) => [...new Set(values)]

const wholeNumber = (text: string | undefined, least: number, most: number, otherwise: number) =>
  /^\d{1,9}$/.test(text ?? '') ? Math.min(Math.max(Number(text), least), most) : otherwise

const flag = (text: string | undefined, otherwise: boolean) =>
  text === 'true' ? true : text === 'false' ? false : otherwise

/** Reads `location.search`; never throws. */
export function parseGraphQuery(search: string): GraphQuery {
  const parameters = [...new URLSearchParams(search)]
  const valuesOf = (key: string) =>
    parameters.filter(([name]) => name.replace(/\[\d*\]$/, '') === key).map(([, value]) => value)
  const words = (key: string) => valuesOf(key).filter((word) => wordForm.test(word))
  const standard = defaultGraphQuery
  const direction = directions.find((one) => one === valuesOf('direction')[0])
  return {
    roots: distinct(valuesOf('rootEntityRefs').flatMap((text) => refOf(text) ?? [])).slice(
      0,
      mostRoots,
    ),
    maxDepth: wholeNumber(valuesOf('maxDepth')[0], 1, 10, standard.maxDepth),
    maxNodes: wholeNumber(valuesOf('maxNodes')[0], 1, 2_000, standard.maxNodes),
    relations: distinct(words('selectedRelations')).sort().slice(0, mostValues),
    kinds: distinct(words('selectedKinds').map((kind) => kind.toLowerCase()))
      .sort()
      .slice(0, mostValues),
    isUnidirectional: flag(valuesOf('unidirectional')[0], standard.isUnidirectional),
    isMerged: flag(valuesOf('mergeRelations')[0], standard.isMerged),
    direction: direction ?? standard.direction,
    selected: refOf(valuesOf('selected')[0] ?? '') ?? null,
    view: valuesOf('view')[0] === 'list' ? 'list' : 'graph',
  }
}

/** The `location.search` of a query, with its leading `?`; defaults are left out. */
export function formatGraphQuery(query: GraphQuery): string {
  const standard = defaultGraphQuery
  const single: readonly (readonly [string, string | number | boolean | null, unknown])[] = [
    ['maxDepth', query.maxDepth, standard.maxDepth],
    ['maxNodes', query.maxNodes, standard.maxNodes],
    ['unidirectional', query.isUnidirectional, standard.isUnidirectional],
    ['mergeRelations', query.isMerged, standard.isMerged],
    ['direction', query.direction, standard.direction],
    ['view', query.view, standard.view],
    ['selected', query.selected, null],
  ]
  const parameters = [
    ...query.roots.map((ref) => ['rootEntityRefs[]', ref]),
    ...query.relations.map((type) => ['selectedRelations[]', type]),
    ...query.kinds.map((kind) => ['selectedKinds[]', kind]),
    ...single
      .filter(([, value, usual]) => value !== usual)
      .map(([key, value]) => [key, String(value)]),
  ].map(([key = '', value = '']) => `${key}=${encodePart(value)}`)
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`
}

/** The page's path with its query; settings left out have their defaults. */
export const graphHref = (query: Partial<GraphQuery>): string =>
  catalogGraphPath + formatGraphQuery({ ...defaultGraphQuery, ...query })

export const scopeOf = (scope: GraphScope): GraphScope => {
  const { roots, maxDepth, maxNodes, relations, kinds } = scope
  return { roots, maxDepth, maxNodes, relations, kinds }
}

export const isSameScope = (one: GraphScope, other: GraphScope): boolean =>
  JSON.stringify(scopeOf(one)) === JSON.stringify(scopeOf(other))
