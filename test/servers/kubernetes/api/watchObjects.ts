// `watch=true`: one JSON object a line for each change.

import type { ServerResponse } from 'node:http'
import type { ClusterStore, StoreChange } from '../clusterStore.ts'
import { integerOf, type ApiPath } from './apiPath.ts'
import { selectionOf, wholeObject } from './listText.ts'
import { badRequest, Refusal } from './statusAnswers.ts'

/** Answers until the client leaves or its time is over. Throws a refusal for what it does not understand. */
export function watchObjects(
  store: ClusterStore,
  path: ApiPath,
  query: URLSearchParams,
  response: ServerResponse,
): void {
  const isWanted = selectionOf(path, query)
  const seconds = integerOf(query, 'timeoutSeconds') ?? 1_800
  const from = query.get('resourceVersion') ?? ''
  if (!/^\d*$/.test(from)) {
    throw badRequest(
      `resourceVersion: Invalid value: "${from}": strconv.ParseUint: parsing "${from}": invalid syntax`,
    )
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.flushHeaders()
  const write = (type: string, object: object) =>
    response.write(`${JSON.stringify({ type, object })}\n`)
  const tell = ({ type, of, object }: StoreChange) => {
    if (of === path.type && isWanted(object)) write(type, wholeObject(of, object))
  }
  // Without a version, or with 0, it begins with what there is.
  const missed = from === '' || from === '0' ? [] : store.since(Number(from))
  if (missed === undefined) {
    const message = `too old resource version: ${from} (${store.version()})`
    write('ERROR', new Refusal(410, 'Expired', message).status)
    response.end()
    return
  }
  if (from === '' || from === '0')
    for (const object of store.list(path.type))
      if (isWanted(object)) write('ADDED', wholeObject(path.type, object))
  for (const change of missed) tell(change)
  const stop = store.onChange(tell)
  const cancel = store.clock.after(seconds * 1_000, () => response.end())
  response.on('close', () => {
    stop()
    cancel()
  })
}
