// Lists and single objects as JSON.

import type { ClusterStore } from '../clusterStore.ts'
import { kinds, type Kept, type ServedType } from '../kubeTypes.ts'
import { integerOf, type ApiPath } from './apiPath.ts'
import { parseFieldSelector } from './fieldSelector.ts'
import { parseLabelSelector } from './labelSelector.ts'
import { badRequest, notFound, Refusal } from './statusAnswers.ts'

/** Tells which objects a request wants; throws a refusal for selectors without a meaning. */
export function selectionOf(path: ApiPath, query: URLSearchParams): (object: Kept) => boolean {
  const byLabels = parseLabelSelector(query.get('labelSelector') ?? '')
  const byFields = parseFieldSelector(query.get('fieldSelector') ?? '', path.type)
  const { namespace } = path
  return (object) =>
    (namespace === undefined || object.metadata.namespace === namespace) &&
    byLabels(object.metadata.labels) &&
    byFields(object)
}

/** With kind and version, as single objects and those of a watch have them. */
export function wholeObject(type: ServedType, object: Kept): object {
  const [apiVersion, kind] = kinds[type]
  return { kind, apiVersion, ...object }
}

const texts = new WeakMap<Kept, string>()

/** Items of a list name neither kind nor version, except custom resources. */
function itemText(type: ServedType, object: Kept): string {
  const known = texts.get(object)
  if (known !== undefined) return known
  const text = JSON.stringify(type === 'rollouts' ? wholeObject(type, object) : object)
  texts.set(object, text)
  return text
}

const continued = (start: number): string =>
  Buffer.from(JSON.stringify({ v: 'meta.k8s.io/v1', start })).toString('base64url')

function startOf(token: string): number {
  if (token === '') return 0
  try {
    const { start } = JSON.parse(Buffer.from(token, 'base64url').toString()) as { start: unknown }
    if (typeof start === 'number') return start
  } catch {
    // Refused below.
  }
  throw badRequest('continue key is not valid: illegal base64 data or unknown version')
}

/** Throws a refusal for what is no version, or one to come. */
function checkVersion(query: URLSearchParams, current: string): void {
  const wanted = query.get('resourceVersion') ?? ''
  if (!/^\d*$/.test(wanted)) {
    throw badRequest(
      `resourceVersion: Invalid value: "${wanted}": strconv.ParseUint: parsing "${wanted}": invalid syntax`,
    )
  }
  if (Number(wanted) <= Number(current)) return
  const message = 'Too large resource version'
  throw new Refusal(504, 'Timeout', `${message}: ${wanted}, current: ${current}`, {
    causes: [{ reason: 'ResourceVersionTooLarge', message }],
    retryAfterSeconds: 1,
  })
}

export function listText(store: ClusterStore, path: ApiPath, query: URLSearchParams): string {
  const { type } = path
  checkVersion(query, store.version())
  const all = store.list(type).filter(selectionOf(path, query))
  const limit = integerOf(query, 'limit') ?? 0
  const start = startOf(query.get('continue') ?? '')
  const end = limit > 0 ? start + limit : all.length
  const [apiVersion, kind] = kinds[type]
  const head = JSON.stringify({
    kind: `${kind}List`,
    apiVersion,
    metadata: {
      resourceVersion: store.version(),
      ...(end < all.length && {
        continue: continued(end),
        remainingItemCount: all.length - end,
      }),
    },
  })
  const items = all.slice(start, end).map((object) => itemText(type, object))
  return `${head.slice(0, -1)},"items":[${items.join(',')}]}`
}

/** Throws a refusal if there is no such object. */
export function objectAt(
  store: ClusterStore,
  { group, type, namespace, name = '' }: ApiPath,
): Kept {
  const found = store.get(type, name, namespace)
  if (!found) throw notFound(group, type, name)
  return found
}
