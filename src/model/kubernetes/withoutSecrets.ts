import { isRecord } from '../isRecord.ts'
import type { KubeObject } from './kubernetesObjects.ts'

const hidden = '••••••'

const valuesHidden = (values: unknown): unknown =>
  isRecord(values) ? Object.fromEntries(Object.keys(values).map((key) => [key, hidden])) : values

/** An object to show: config maps and secrets without their values, managed fields if wanted. */
export function withoutSecrets(object: KubeObject, withManagedFields: boolean): unknown {
  const { metadata, ...rest } = object
  const { managedFields, ...others } = metadata
  const shown: Record<string, unknown> = {
    ...rest,
    metadata: withManagedFields && managedFields ? { ...others, managedFields } : others,
  }
  if (object.kind === 'ConfigMap' || object.kind === 'Secret')
    for (const key of ['data', 'stringData', 'binaryData'])
      if (key in shown) shown[key] = valuesHidden(shown[key])
  return shown
}
