// Paths and queries of an API server.

import { servedTypes, type ServedType } from '../kubeTypes.ts'
import { badRequest, noSuchPath } from './statusAnswers.ts'

export interface ApiPath {
  /** Empty for the core group. */
  readonly group: string
  readonly type: ServedType
  /** Undefined for all namespaces. */
  readonly namespace: string | undefined
  readonly name: string | undefined
  readonly subresource: string | undefined
  /** `metrics.k8s.io`, whose only type is pods. */
  readonly isMetrics: boolean
}

const metricsVersion = 'metrics.k8s.io/v1beta1'

const pathPattern =
  /^(?:\/api\/(v1)|\/apis\/([^/]+\/[^/]+))(?:\/namespaces\/([^/]+))?\/([^/]+)(?:\/([^/]+)(?:\/([^/]+))?)?$/

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text)
  } catch {
    throw badRequest(`invalid URL escape in "${text ?? ''}"`)
  }
}

/** Throws a refusal if there is nothing at this path. */
export function parsePath(pathname: string): ApiPath {
  const [, core, grouped = '', ...rest] = pathPattern.exec(pathname) ?? []
  const [namespace, plural = '', name, subresource] = rest.map(decoded)
  const isMetrics = grouped === metricsVersion
  const apiVersion = isMetrics ? 'v1' : (core ?? grouped)
  const type = servedTypes.find(
    (one) =>
      one.plural === plural && one.apiVersion === apiVersion && (!isMetrics || plural === 'pods'),
  )
  // Objects are in namespaces; only lists may be of all.
  if (!type || (name !== undefined && namespace === undefined)) throw noSuchPath()
  const group = grouped.includes('/') ? (grouped.split('/')[0] ?? '') : ''
  return { group, type: type.plural, namespace, name, subresource, isMetrics }
}

/** False if missing; throws a refusal for what Go does not read as a boolean. */
export function booleanOf(query: URLSearchParams, name: string): boolean {
  const value = query.get(name)
  if (value === null || /^(?:0|f|false)$/i.test(value)) return false
  // An empty value counts as true.
  if (/^(?:1|t|true|)$/i.test(value)) return true
  throw badRequest(`strconv.ParseBool: parsing "${value}": invalid syntax`)
}

/** Undefined if missing; throws a refusal for what is no whole number. */
export function integerOf(query: URLSearchParams, name: string): number | undefined {
  const value = query.get(name) ?? ''
  if (value === '') return undefined
  if (/^[+-]?\d+$/.test(value)) return Number(value)
  throw badRequest(`strconv.ParseInt: parsing "${value}": invalid syntax`)
}
