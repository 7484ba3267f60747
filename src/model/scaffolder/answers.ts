import { isRecord } from '../isRecord.ts'
import { WrongShapeError } from '../wrongShape.ts'

/** The id of a task that was started. Throws `WrongShapeError`. */
export function decodeTaskId(json: unknown): string {
  if (!isRecord(json) || typeof json['id'] !== 'string')
    throw new WrongShapeError('The response has no id of a task')
  return json['id']
}
