import type { FieldCheck } from '../../../../../src/model/plugins/pluginField.ts'
import { stethoscopeRef } from './stethoscope.ts'

/** Refuses a pulse at rest that is above the one that is heard now. */
export const checkPulse: FieldCheck = async (value, { signal, service }) => {
  const beats = await service(stethoscopeRef).listen()
  signal.throwIfAborted()
  return typeof value === 'number' && value > beats ? [{ key: 'tooFast', params: { beats } }] : []
}
