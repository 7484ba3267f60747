import { isRecord } from '../isRecord.ts'
import type { Identified, KubeObject } from './kubernetesObjects.ts'

const hidden = '••••••'

const valuesHidden = (values: unknown): unknown =>
  isRecord(values) ? Object.fromEntries(Object.keys(values).map((key) => [key, hidden])) : values

const isSecret = ({ kind }: Identified): boolean => kind === 'ConfigMap' || kind === 'Secret'

const applied = 'kubectl.kubernetes.io/last-applied-configuration'

/** It repeats the values. */
function withoutApplied(metadata: Identified['metadata']): Identified['metadata'] {
  const { annotations = {} } = metadata
  return applied in annotations
    ? { ...metadata, annotations: { ...annotations, [applied]: hidden } }
    : metadata
}

/** An object to show: config maps and secrets without their values, managed fields if wanted. */
export function withoutSecrets(object: KubeObject, withManagedFields: boolean): unknown {
  const { metadata, ...rest } = object
  const { managedFields, ...others } = isSecret(object) ? withoutApplied(metadata) : metadata
  const shown: Record<string, unknown> = {
    ...rest,
    metadata: withManagedFields && managedFields ? { ...others, managedFields } : others,
  }
  if (isSecret(object))
    for (const key of ['data', 'stringData', 'binaryData'])
      if (key in shown) shown[key] = valuesHidden(shown[key])
  return shown
}
