// Merges a value that may have changed here and on the server since both agreed. The server keeps no times, so "last
// write wins" applies to each element: what was changed here wins, and everything else is the server's. Stars that
// two devices add are all kept.

import { isRecord } from '../isRecord.ts'
import { isSame, type Json } from '../json.ts'

type Maybe = Json | undefined

const isList = (value: Maybe): value is readonly Json[] => Array.isArray(value)

/**
 * `agreed` is the last common value, undefined before the first sync: then lists are joined, and the server wins for
 * anything else. Undefined where neither side has a value.
 */
export function mergeKept(agreed: Maybe, here: Maybe, server: Maybe): Maybe {
  if (server === undefined) return here
  if (here === undefined) return server
  if (isList(here) && isList(server)) return mergeLists(isList(agreed) ? agreed : [], here, server)
  if (isRecord(here) && isRecord(server)) {
    return mergeRecords(isRecord(agreed) ? agreed : {}, here, server)
  }
  return agreed === undefined || isSame(here, agreed) ? server : here
}

type JsonRecord = Readonly<Record<string, Json>>

/** Merges lists of unique texts: the server's order, then local additions. */
function mergeLists(agreed: readonly Json[], here: readonly Json[], server: readonly Json[]): Json {
  const without = (list: readonly Json[], others: readonly Json[]) =>
    list.filter((one) => !others.includes(one))
  const removed = without(agreed, here)
  return [...without(server, removed), ...without(without(here, agreed), server)]
}

/** Own keys only, because a view may be called `constructor`. */
const own = (record: JsonRecord, name: string): Maybe =>
  Object.hasOwn(record, name) ? record[name] : undefined

function mergeRecords(agreed: JsonRecord, here: JsonRecord, server: JsonRecord): Json {
  const names = [...new Set([...Object.keys(server), ...Object.keys(here)])]
  return Object.fromEntries(
    names.flatMap((name) => {
      const [before, mine, theirs] = [agreed, here, server].map((record) => own(record, name))
      const merged = mergeEntry(before, mine, theirs)
      return merged === undefined ? [] : [[name, merged] as const]
    }),
  )
}

/** A key that is missing but was there before has been removed. */
function mergeEntry(agreed: Maybe, here: Maybe, server: Maybe): Maybe {
  const isRemovedHere = here === undefined && agreed !== undefined
  const isRemovedThere = server === undefined && agreed !== undefined && isSame(here, agreed)
  return isRemovedHere || isRemovedThere ? undefined : mergeKept(agreed, here, server)
}
