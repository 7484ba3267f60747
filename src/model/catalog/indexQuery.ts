// What the catalog index shows, as it stands in the URL. Parameter names are Backstage's own
// (`filters[kind]=…`), so that bookmarks hold; garbage falls back to the defaults.

import type { EntityFilter } from './entityFilter.ts'

export interface IndexQuery {
  /** In lower case; `all` shows every kind. */
  readonly kind: string
  /** Values of `spec.type`, sorted; empty shows every type. */
  readonly types: readonly string[]
  readonly text: string
}

export const allKinds = 'all'
export const defaultIndexQuery: IndexQuery = { kind: 'component', types: [], text: '' }

const kindForm = /^[a-z][a-z0-9]{0,62}$/
const mostTypes = 20
const longestType = 63
const longestText = 200

/** Half an emoji, as some keyboards send it, is no text that a URL could carry. */
const cut = (text: string): string => Array.from(text.toWellFormed()).slice(0, longestText).join('')

/** Reads `location.search`; never throws. */
export function parseIndexQuery(search: string): IndexQuery {
  const parameters = [...new URLSearchParams(search)]
  const valuesOf = (key: string) =>
    parameters.filter(([name]) => name.replace(/\[\d*\]$/, '') === key).map(([, value]) => value)
  const kind = valuesOf('filters[kind]')[0]?.trim().toLowerCase() ?? ''
  const types = valuesOf('filters[type]')
    .map((type) => type.trim())
    .filter((type) => type !== '' && type.length <= longestType && !/[,=]/.test(type))
  return {
    kind: kindForm.test(kind) ? kind : defaultIndexQuery.kind,
    types: [...new Set(types)].sort().slice(0, mostTypes),
    text: cut(valuesOf('filters[text]')[0]?.trimStart() ?? ''),
  }
}

/** The `location.search` of a query, with its leading `?`; defaults are left out. */
export function formatIndexQuery({ kind, types, text }: IndexQuery): string {
  const parameters = [
    ...(kind === defaultIndexQuery.kind ? [] : [['kind', kind]]),
    ...types.map((type) => ['type', type]),
    ...(text === '' ? [] : [['text', text]]),
  ].map(([key = '', value = '']) => `filters[${key}]=${encodeURIComponent(value.toWellFormed())}`)
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`
}

export const filterOf = ({ kind, types }: IndexQuery): EntityFilter => ({
  ...(kind === allKinds ? {} : { kind }),
  ...(types.length === 0 ? {} : { 'spec.type': types }),
})
