// Decoders of the scaffolder's responses.

import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { decodeActions, decodeExtensions } from '../../../src/model/scaffolder/actions.ts'
import { decodeParameterSchema } from '../../../src/model/scaffolder/form/parameterSchema.ts'
import { schemaTree } from '../../../src/model/scaffolder/form/schemaTree.ts'
import {
  decodeTask,
  decodeTasks,
  withoutParameters,
  isActive,
  isRetryable,
  taskRequestPath,
  tasksRequestPath,
} from '../../../src/model/scaffolder/tasks.ts'
import { WrongShapeError } from '../../../src/model/wrongShape.ts'
import { recordedBody } from '../../support/backend.ts'

const tasks: unknown = JSON.parse(readFileSync('test/fixtures/scaffolder/tasks.json', 'utf8'))

it('reads tasks without what no page shows', () => {
  const { tasks: found, total } = decodeTasks(tasks)
  expect(total).toBe(5)
  expect(found.map(({ status }) => status)).toEqual([
    'processing',
    'open',
    'completed',
    'failed',
    'cancelled',
  ])
  expect(found[3]).toEqual({
    id: '5754a10e-cfbd-45b3-bfd4-2a56460b6dd6',
    status: 'failed',
    createdAt: '2026-11-21T09:40:20.000Z',
    lastHeartbeatAt: '2026-11-21T09:40:20.000Z',
    createdBy: 'user:default/guest',
    templateRef: 'template:default/failing-template',
    templateTitle: 'Failing template',
    steps: expect.arrayContaining([expect.objectContaining({ action: 'debug:log' })]),
  })
  expect(JSON.stringify(found)).not.toContain('managed-by-location')
})

it('tells running tasks from those that have ended', () => {
  const { tasks: found } = decodeTasks(tasks)
  expect(found.map(isActive)).toEqual([true, true, false, false, false])
  expect(found.map(isRetryable)).toEqual([false, false, false, true, true])
})

it('reads a task with an unknown status and without a specification', () => {
  expect(decodeTask({ id: 'a', status: 'paused', createdAt: 'now', spec: null })).toEqual({
    id: 'a',
    status: 'unknown',
    createdAt: 'now',
    steps: [],
  })
})

it('takes the values of forms out of tasks before anything else sees them', () => {
  const task = { id: 'a', spec: { parameters: { password: 'in clear' }, steps: [] } }
  const cleaned = { id: 'a', spec: { parameters: {}, steps: [] } }
  expect(withoutParameters(task)).toEqual(cleaned)
  expect(withoutParameters({ tasks: [task, null], totalTasks: 2 })).toEqual({
    tasks: [cleaned, null],
    totalTasks: 2,
  })
  expect(withoutParameters('no JSON')).toBe('no JSON')
})

it('names steps that have no name by their action or place', () => {
  const spec = { steps: [{ action: 'debug:log' }, null, { id: 'x', name: 'X' }] }
  expect(decodeTask({ id: 'a', status: 'open', createdAt: 'now', spec }).steps).toEqual([
    { id: 'step-1', name: 'debug:log', action: 'debug:log' },
    { id: 'step-2', name: 'step-2' },
    { id: 'x', name: 'X' },
  ])
})

it('reads the form of a template, with its own texts of buttons', () => {
  const form = decodeParameterSchema(recordedBody('scaffolder-form-document-decision'))
  expect(form.title).toBe('Document a decision')
  expect(form.steps.map(({ title }) => title)).toEqual(['The decision', 'Its reasons'])
  expect(form.steps[0]?.schema['required']).toEqual(['title', 'status'])
  expect(form.presentation?.buttonLabels).toEqual({
    backButtonText: 'Previous',
    createButtonText: 'Write it',
    reviewButtonText: 'Check',
  })
  expect(decodeParameterSchema(recordedBody('scaffolder-form-new-service'))).not.toHaveProperty(
    'presentation',
  )
})

it('reads actions with their schemas and examples', () => {
  const actions = decodeActions(recordedBody('scaffolder-actions'))
  expect(actions.map(({ id }) => id)).toContain('fetch:template')
  const register = actions.find(({ id }) => id === 'catalog:register')
  expect(register?.examples[0]?.example).toContain('action: catalog:register')
  const { options } = schemaTree(register?.schemas['input'] ?? {})
  expect(options.map(({ fields }) => fields.map(({ name }) => name))).toEqual([
    ['catalogInfoUrl', 'optional'],
    ['repoContentsUrl', 'catalogInfoPath', 'optional'],
  ])
  expect(options[0]?.fields[0]).toMatchObject({ type: 'string', isRequired: true })
})

it('reads filters, functions and values', () => {
  const { filters, functions, values } = decodeExtensions(recordedBody('scaffolder-extensions'))
  expect(filters.map(({ name }) => name)).toContain('parseRepoUrl')
  expect([functions, values]).toEqual([[], []])
  const given = { functions: { now: {} }, values: { region: { value: ['eu'] } } }
  expect(decodeExtensions({ filters: {}, globals: given })).toEqual({
    filters: [],
    functions: [{ name: 'now', examples: [], schemas: {} }],
    values: [{ name: 'region', value: '[\n  "eu"\n]' }],
  })
})

it('ends schemas that contain themselves, and shows what enumerations and lists hold', () => {
  const endless: Record<string, unknown> = { type: 'object' }
  endless['properties'] = { child: endless }
  expect(JSON.stringify(schemaTree(endless as never)).split('"child"')).toHaveLength(9)
  const list = { type: 'array', items: { enum: ['a', 1] }, default: [] } as const
  expect(schemaTree(list)).toMatchObject({ type: '"a" | 1[]', defaultValue: '[]' })
})

const decoders = [decodeActions, decodeExtensions, decodeParameterSchema, decodeTask, decodeTasks]

it('refuses every other shape with a reason', () => {
  fc.assert(
    fc.property(fc.constantFrom(...decoders), fc.jsonValue(), (decode, json) => {
      try {
        decode(json)
      } catch (error) {
        expect(error).toBeInstanceOf(WrongShapeError)
      }
    }),
  )
  expect(() => decodeTasks({ tasks: [{ id: 1 }] })).toThrow(WrongShapeError)
  expect(() => decodeParameterSchema({ title: 'a', steps: [{}] })).toThrow(WrongShapeError)
  expect(() => decodeActions([{}])).toThrow(WrongShapeError)
})

it('asks for tasks with all that the backend filters by', () => {
  expect(
    tasksRequestPath({ createdBy: ['user:default/a'], status: ['failed'], limit: 20, offset: 40 }),
  ).toBe(
    '/v2/tasks?createdBy=user%3Adefault%2Fa&status=failed&order=desc%3Acreated_at&limit=20&offset=40',
  )
  expect(taskRequestPath('../x')).toBe('/v2/tasks/..%2Fx')
})
