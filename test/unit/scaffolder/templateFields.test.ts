// Options, rules and review of the fields of a template's form.

import { describe, expect, it } from '@jest/globals'
import {
  allowsArbitraryValues,
  catalogFilters,
  refDefaults,
  typedRef,
  withTag,
} from '../../../src/model/scaffolder/fields/pickerOptions.ts'
import { fieldProblems } from '../../../src/model/scaffolder/form/fieldChecks.ts'
import { formFields } from '../../../src/model/scaffolder/form/formFields.ts'
import { lostMask } from '../../../src/model/scaffolder/form/formMasks.ts'
import {
  fieldTitleIn,
  fitting,
  formSteps,
  sentDocument,
} from '../../../src/model/scaffolder/form/formSteps.ts'
import { reviewRows } from '../../../src/model/scaffolder/form/reviewRows.ts'

const noHosts = { typeOf: () => undefined }
const stepsOf = (...schemas: readonly Readonly<Record<string, never>>[]) =>
  formSteps(
    {
      title: 'A template',
      steps: schemas.map((schema, index) => ({ title: `Step ${String(index)}`, schema })),
    },
    () => false,
  )

describe('an entity picker', () => {
  it('takes the catalog filter of a template in all its forms', () => {
    expect(
      catalogFilters({ catalogFilter: { kind: 'Component', 'spec.type': ['a', 'b'] } }),
    ).toEqual([{ kind: ['Component'], 'spec.type': ['a', 'b'] }])
    expect(
      catalogFilters({
        catalogFilter: [
          { kind: 'API', 'metadata.annotations.x': { exists: true } },
          { 'spec.owner': { mustHaveValue: true } },
        ],
      }),
    ).toEqual([
      { kind: ['API'], 'metadata.annotations.x': { exists: true } },
      { 'spec.owner': { exists: true } },
    ])
    expect(catalogFilters({ allowedKinds: ['Group'] })).toEqual([{ kind: ['Group'] }])
    expect(catalogFilters({ catalogFilter: 'everything' })).toEqual([])
  })

  it('completes typed refs, and leaves text that is none', () => {
    const defaults = refDefaults({ defaultNamespace: 'shop' }, 'group')
    expect(typedRef('Payments', defaults)).toBe('group:shop/payments')
    expect(typedRef('user:ops/lena', defaults)).toBe('user:ops/lena')
    expect(typedRef('no: ref/at/all', defaults)).toBe('no: ref/at/all')
    expect(refDefaults({ defaultKind: 'System' }, 'group')).toEqual({ kind: 'System' })
  })

  it('allows values that are not in the catalog unless the template forbids them', () => {
    expect(allowsArbitraryValues({})).toBe(true)
    expect(allowsArbitraryValues({ allowArbitraryValues: false })).toBe(false)
  })
})

describe('a tag picker', () => {
  it('adds tags in lower case without space', () => {
    expect(withTag(['go'], '  Java ')).toEqual({ status: 'added', tags: ['go', 'java'] })
  })

  it('refuses tags that are invalid or there already', () => {
    expect(withTag([], 'a_b')).toEqual({ status: 'invalid', tag: 'a_b' })
    expect(withTag([], 'a'.repeat(64))).toMatchObject({ status: 'invalid' })
    expect(withTag(['go'], 'GO')).toEqual({ status: 'duplicate', tag: 'go' })
  })
})

it('finds what the fields’ own rules forbid, at any depth and in lists', () => {
  const name = { 'ui:field': 'EntityNamePicker' }
  const [step] = stepsOf({
    properties: {
      name,
      parts: { 'ui:field': 'MultiEntityPicker' },
      inner: {
        properties: {
          tags: { 'ui:field': 'EntityTagsPicker' },
          repo: { 'ui:field': 'RepoUrlPicker' },
        },
      },
      free: { 'ui:field': 'constructor' },
      names: { type: 'array', items: name },
      fixed: { type: 'array', items: [{}, name], additionalItems: name },
      groups: { type: 'array', items: { properties: { name, hidden: { type: 'string' } } } },
      empty: name,
    },
  } as never)
  if (!step) throw new Error('There is no step')
  const values = {
    name: '-a',
    parts: ['component:default/a', 'b:c:d', '/'],
    inner: { tags: ['ok', 'Not'], repo: 'github.com?owner=a' },
    free: 'x',
    names: ['a', '-b'],
    fixed: ['-a', '-b', '-c'],
    groups: [{ name: 'a' }, { name: '-b', hidden: '-' }],
  }
  expect(fieldProblems(formFields(step, values), noHosts)).toEqual([
    { pointer: '/name', keyword: 'entityName', params: {} },
    {
      pointer: '/parts',
      keyword: 'entityRef',
      params: { ref: 'b:c:d' },
      text: 'b:c:d is not a valid entity ref',
    },
    {
      pointer: '/parts',
      keyword: 'entityRef',
      params: { ref: '/' },
      text: '/ is not a valid entity ref',
    },
    { pointer: '/inner/tags', keyword: 'tag', params: { tag: 'Not' } },
    { pointer: '/inner/repo', keyword: 'repoUrl', params: { part: 'repo' } },
    ...['/names/1', '/fixed/1', '/fixed/2', '/groups/1/name'].map((pointer) => ({
      pointer,
      keyword: 'entityName',
      params: {},
    })),
  ])
})

describe('the steps of a form', () => {
  const steps = stepsOf(
    {
      properties: {
        name: { type: 'string', title: 'Name' },
        token: { type: 'string', 'ui:field': 'Secret' },
        pass: { type: 'string', format: 'password' },
      },
    } as never,
    {
      properties: { size: { type: 'integer', enum: [1, 2], enumNames: ['Small', 'Large'] } },
      if: { properties: { size: { const: 2 } }, required: ['size'] },
      then: {
        properties: {
          owner: {
            type: 'object',
            title: 'Owner',
            properties: { mail: { type: 'string', title: 'Mail' } },
          },
        },
      },
    } as never,
  )

  it('take a document, but neither its secrets nor what does not fit', () => {
    const document = { name: 'a', token: 't', pass: 'p', size: 2, owner: 7, colour: 'red' }
    expect(fitting(steps, document)).toEqual({
      values: { name: 'a', token: lostMask, pass: lostMask, size: 2 },
      misfits: ['owner', 'colour'],
    })
  })

  it('are sent as one document without hidden fields', () => {
    const owner = { mail: 'a@b.example' }
    expect(sentDocument(steps, { name: 'a', size: 1, owner })).toEqual({ name: 'a', size: 1 })
    expect(sentDocument(steps, { name: 'a', size: 2, owner })).toEqual({
      name: 'a',
      size: 2,
      owner,
    })
  })

  it('are reviewed under the titles of their fields, with the names of values', () => {
    const [, second] = steps
    const rows = second && reviewRows(second, { size: 2, owner: { mail: 'a@b.example' } })
    expect(rows).toEqual([
      { pointer: '/size', names: ['size'], value: 'Large' },
      { pointer: '/owner/mail', names: ['Owner', 'Mail'], value: 'a@b.example' },
    ])
    expect(fieldTitleIn(steps, '/owner/mail')).toBe('Mail')
    expect(fieldTitleIn(steps, '/colour')).toBe('colour')
  })

  it('hide, mask and rename what their review says', () => {
    const review = (of: Readonly<Record<string, string | boolean>>) => ({
      type: 'string',
      'ui:backstage': { review: of },
    })
    const [step] = stepsOf({
      properties: {
        a: review({ show: false }),
        b: review({ mask: 'secret' }),
        c: review({ name: 'C' }),
      },
    } as never)
    expect(step && reviewRows(step, { a: '1', b: '2', c: '3' })).toEqual([
      { pointer: '/b', names: ['b'], value: 'secret' },
      { pointer: '/c', names: ['C'], value: '3' },
    ])
  })
})
