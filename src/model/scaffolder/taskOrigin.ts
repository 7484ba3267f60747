// Changes of a template since one of its tasks was started.

import type { Entity } from '../entities/entity.ts'
import { asJsonRecord, isSame, type JsonRecord } from '../json.ts'
import { textsOf } from './reading.ts'
import { decodeTask, type Task } from './tasks.ts'

/** The steps and the output of a template. */
type Program = JsonRecord

/** A task with the program that it ran, and what it was started with. */
export interface TaskOrigin extends Task {
  /** The values of the form, with `lostMask` in place of secrets. */
  readonly parameters: JsonRecord
  readonly program: Program
}

/** As the backend completes the steps for a task. */
function program(spec: JsonRecord): Program {
  const steps = Array.isArray(spec['steps']) ? spec['steps'] : []
  return {
    steps: steps.map((one, index) => {
      const step = asJsonRecord(one)
      const { id = `step-${String(index + 1)}`, action = '', name = action } = step
      return { ...step, id, name }
    }),
    output: spec['output'] ?? {},
  }
}

/** Throws `WrongShapeError`. */
export function decodeTaskOrigin(json: unknown): TaskOrigin {
  const spec = asJsonRecord(asJsonRecord(json)['spec'])
  return {
    ...decodeTask(json),
    parameters: asJsonRecord(spec['parameters']),
    program: program(spec),
  }
}

/** `templateInfo` of a task that is not decoded yet. */
export const templateOfTask = (json: unknown): string | undefined =>
  textsOf(asJsonRecord(asJsonRecord(json)['spec'])['templateInfo'], 'entityRef').entityRef

export interface TemplateChange {
  readonly before: Program
  readonly after: Program
}

/** Undefined if the template runs as it did for the task. */
export function templateChange(origin: TaskOrigin, template: Entity): TemplateChange | undefined {
  const after = program(asJsonRecord(template.spec))
  return isSame(origin.program, after) ? undefined : { before: origin.program, after }
}
