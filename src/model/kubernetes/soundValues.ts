// Values of objects that are of another kind than Kubernetes' API says, which custom resources and backends in between may send.

import { isRecord, type UnknownRecord } from '../isRecord.ts'

/** Of a custom resource only times, and entries of lists that are null, have a meaning that is known. */
type Whose = 'builtIn' | 'custom'

/** The value to keep; undefined for one that cannot be used. */
type Read = (value: unknown, whose: Whose) => unknown

const text: Read = (value) => {
  const isPlain = typeof value === 'number' || typeof value === 'boolean'
  return typeof value === 'string' ? value : isPlain ? String(value) : undefined
}

const number: Read = (value) => (typeof value === 'number' ? value : undefined)

const record: Read = (value, whose) => (isRecord(value) ? soundRecord(value, whose) : undefined)

const records: Read = (value, whose) =>
  Array.isArray(value)
    ? same(
        value,
        value.filter(isRecord).map((one) => soundRecord(one, whose)),
      )
    : undefined

/** Quantities may be numbers. */
const texts: Read = (value, whose) =>
  isRecord(value) ? withValues(value, (one) => text(one, whose)) : undefined

const allOf = (keys: readonly string[], read: Read): readonly (readonly [string, Read])[] =>
  keys.map((key) => [key, read])

/** By names that mean the same in every kind of object. */
const known: ReadonlyMap<string, Read> = new Map([
  ...allOf(['kind', 'apiVersion', 'name', 'namespace', 'uid', 'resourceVersion'], text),
  ...allOf(['phase', 'reason', 'message', 'type', 'nodeName', 'restartPolicy', 'schedule'], text),
  ...allOf(['host', 'hostname', 'ip', 'hostIP', 'podIP', 'clusterIP', 'externalName'], text),
  ...allOf(['protocol', 'storageClassName', 'imageID', 'containerID'], text),
  ...allOf(['replicas', 'readyReplicas', 'availableReplicas', 'updatedReplicas'], number),
  ...allOf(['unavailableReplicas', 'minReplicas', 'maxReplicas', 'currentReplicas'], number),
  ...allOf(['desiredReplicas', 'restartCount', 'exitCode', 'succeeded', 'failed'], number),
  ...allOf(['completions', 'parallelism', 'nodePort', 'containerPort', 'generation'], number),
  ...allOf(['desiredNumberScheduled', 'currentNumberScheduled', 'numberReady'], number),
  ...allOf(['state', 'lastState', 'waiting', 'running', 'terminated', 'template'], record),
  ...allOf(['loadBalancer', 'scaleTargetRef', 'resources', 'strategy', 'canary'], record),
  ...allOf(['containers', 'initContainers', 'ephemeralContainers', 'ports'], records),
  ...allOf(['containerStatuses', 'initContainerStatuses', 'conditions'], records),
  ...allOf(['ownerReferences', 'rules', 'paths', 'steps', 'pauseConditions'], records),
  ...allOf(['backendRefs', 'parentRefs', 'listeners'], records),
  ...allOf(['requests', 'capacity', 'hard', 'used', 'matchLabels'], texts),
])

/** Names of times, such as `startedAt`, `completionTime` and `deletionTimestamp`; null if they are not set. */
const isTime = (key: string): boolean => /(?:At|Time|Timestamp)$/.test(key)

const anything: Read = (value, whose) => {
  if (Array.isArray(value))
    return same(
      value,
      value.filter((one) => one !== null).map((one: unknown) => anything(one, whose)),
    )
  return isRecord(value) ? soundRecord(value, whose) : value
}

/** The same list if nothing in it has changed. */
const same = (list: readonly unknown[], read: readonly unknown[]): readonly unknown[] =>
  list.length === read.length && list.every((one, index) => one === read[index]) ? list : read

/** The same record if nothing in it has changed. */
function withValues(
  given: UnknownRecord,
  read: (value: unknown, key: string) => unknown,
): UnknownRecord {
  const entries = Object.entries(given)
  const kept = entries
    .map(([key, value]) => [key, read(value, key)] as const)
    .filter(([, value]) => value !== undefined)
  const isSame =
    kept.length === entries.length && kept.every(([key, value]) => value === given[key])
  return isSame ? given : Object.fromEntries(kept)
}

/** Leaves out values of the wrong type, at any depth. Returns the same record if there are none. */
export const soundRecord = (given: UnknownRecord, whose: Whose): UnknownRecord =>
  withValues(given, (value, key) => {
    const named = whose === 'builtIn' ? known.get(key) : undefined
    return (isTime(key) ? text : (named ?? anything))(value, whose)
  })
