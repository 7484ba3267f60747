import { describe, expect, it } from '@jest/globals'
import { bindRoutes, type RouteOptions } from '../../../src/model/routes/routeBindings.ts'
import {
  createExternalRouteRef,
  createRouteRef,
  createSubRouteRef,
} from '../../../src/model/routes/routeRefs.ts'
import { createRouteResolver } from '../../../src/model/routes/routeResolver.ts'
import { routeViolations, refViolations } from '../../../src/model/routes/routeRules.ts'
import { RuleError } from '../../../src/model/routes/violations.ts'

const root = createRouteRef({ id: 'docs.root' })
const reader = createRouteRef({ id: 'docs.reader', params: ['name'] })
const home = createRouteRef({ id: 'home.root' })

const sub = (path: string, parent: typeof root | typeof reader = root) =>
  createSubRouteRef({ id: 'docs.sub', parent, path })
const rules = (options: RouteOptions) =>
  routeViolations(options).map(({ plugin, rule }) => `${plugin}: ${rule}`)

describe('a ref', () => {
  it('is a plain record', () => {
    const refs = [
      root,
      sub('/tasks/:taskId', reader),
      createExternalRouteRef({ id: 'docs.x', defaultTarget: 'y.z' }),
    ]
    expect(JSON.parse(JSON.stringify(refs))).toEqual(refs)
    expect(refs.map(({ params }) => params)).toEqual([[], ['name', 'taskId'], []])
  })

  it.each([
    ['tasks', 'pathStart', "must start with '/', got 'tasks'"],
    ['', 'pathStart', "must start with '/', got ''"],
    ['/tasks/', 'pathEnd', "must not end with '/', got '/tasks/'"],
    ['/', 'pathEnd', "must not end with '/', got '/'"],
    [
      '/:task-id',
      'parameterForm',
      "parameter ':task-id' of 'docs.sub' must have word characters only",
    ],
    ['/:', 'parameterForm', "parameter ':' of"],
    ['/:id?', 'parameterForm', "parameter ':id?' of"],
    ['/:ä', 'parameterForm', "parameter ':ä' of"],
    [
      '/x/:name',
      'parameterOverlap',
      "parameter ':name' of 'docs.sub' is one of its parent 'docs.reader' too",
    ],
    ['/:a/:b/:a', 'duplicateParameter', "parameter ':a' is duplicated in path '/:a/:b/:a'"],
  ])('below another one may not be at %j', (path, rule, message) => {
    const violations = refViolations([sub(path, reader)])
    expect(violations.map((each) => [each.plugin, each.rule])).toEqual([['docs', rule]])
    expect(violations[0]?.message).toContain(message)
  })

  it.each(['/tasks', '/tasks/:taskId', '/:a/:b_2/x', '/a.b/c-d'])(
    'below another one may be at %s',
    (path) => {
      expect(refViolations([sub(path, reader)])).toEqual([])
    },
  )

  it.each(['root', '', '.root', 'docs.', 'a b.c'])('may not be called %j', (id) => {
    expect(refViolations([createRouteRef({ id })]).map(({ rule }) => rule)).toEqual(['routeId'])
  })

  it('has parameters of word characters', () => {
    const wrong = [
      createRouteRef({ id: 'a.b', params: ['x-y'] }),
      createExternalRouteRef({ id: 'a.c', params: [''] }),
    ]
    expect(refViolations(wrong).map(({ rule }) => rule)).toEqual(['parameterForm', 'parameterForm'])
  })
})

describe('a tree', () => {
  const mounts = [
    { ref: root, path: '/docs' },
    { ref: reader, path: '/docs/:name' },
    { ref: home, path: '/' },
  ]

  it('of different paths is good', () => {
    expect(rules({ mounts, subRoutes: [sub('/x/:y')] })).toEqual([])
  })

  it.each<[string, RouteOptions, string[]]>([
    [
      'one path twice',
      { mounts: [...mounts, { ref: createRouteRef({ id: 'a.b' }), path: '/docs' }] },
      ['a: duplicateRoute'],
    ],
    [
      'one path in other letters',
      { mounts: [...mounts, { ref: createRouteRef({ id: 'a.b' }), path: '/Docs/*' }] },
      ['a: duplicateRoute'],
    ],
    [
      'one path with other parameters',
      {
        mounts: [
          ...mounts,
          { ref: createRouteRef({ id: 'a.b', params: ['id'] }), path: '/docs/:id' },
        ],
      },
      ['a: duplicateRoute'],
    ],
    [
      'a sub-route where a route is',
      { mounts, subRoutes: [sub('/:id')] },
      ['docs: duplicateRoute'],
    ],
    [
      'one ref twice',
      { mounts: [...mounts, { ref: root, path: '/other' }] },
      ['docs: duplicateRoute'],
    ],
    ['a path without its start', { mounts: [{ ref: root, path: 'docs' }] }, ['docs: pathStart']],
    ['a path with an end', { mounts: [{ ref: root, path: '/docs/' }] }, ['docs: pathEnd']],
    [
      'a parameter twice',
      { mounts: [{ ref: reader, path: '/:name/:name' }] },
      ['docs: duplicateParameter', 'docs: parameterMismatch'],
    ],
    [
      'a parameter twice on the full path',
      {
        mounts: [
          ...mounts,
          {
            ref: createRouteRef({ id: 'a.tab', params: ['name'] }),
            parent: reader,
            path: '/tab/:name',
          },
        ],
      },
      ['a: duplicateParameter', 'a: parameterMismatch'],
    ],
    [
      'a parameter too few',
      { mounts: [{ ref: reader, path: '/docs' }] },
      ['docs: parameterMismatch'],
    ],
    [
      'a parameter too many',
      { mounts: [{ ref: root, path: '/docs/:name' }] },
      ['docs: parameterMismatch'],
    ],
    [
      'another parameter',
      { mounts: [{ ref: reader, path: '/docs/:id' }] },
      ['docs: parameterMismatch'],
    ],
    [
      'a parent that is nowhere',
      { mounts: [{ ref: root, path: '/docs', parent: home }] },
      ['docs: unmountedParent'],
    ],
    [
      'parents in a ring',
      {
        mounts: [
          { ref: root, path: '/a', parent: home },
          { ref: home, path: '/b', parent: root },
        ],
      },
      ['docs: unmountedParent', 'home: unmountedParent'],
    ],
  ])('may not have %s', (_case, options, expected) => {
    expect(rules(options)).toEqual(expected)
  })
})

describe('a binding', () => {
  const mounts = [
    { ref: root, path: '/docs' },
    { ref: reader, path: '/docs/:name' },
  ]
  const toRoot = createExternalRouteRef({ id: 'a.toRoot' })
  const toReader = createExternalRouteRef({ id: 'a.toReader', params: ['name'], optional: true })
  const externalRoutes = [toRoot, toReader]

  it.each<[string, Partial<RouteOptions>, string[]]>([
    ['nothing bound', {}, ['a: unboundExternalRoute']],
    [
      'a required one taken back',
      { bindings: { 'a.toRoot': 'docs.root' }, configuredBindings: { 'a.toRoot': false } },
      ['a: unboundExternalRoute'],
    ],
    [
      'an unknown external route',
      { bindings: { 'a.toRoot': 'docs.root', 'b.x': 'docs.root' } },
      ['b: unknownExternalRoute'],
    ],
    [
      'an unknown target',
      { configuredBindings: { 'a.toRoot': 'docs.nowhere' } },
      ['a: unknownTarget'],
    ],
    [
      'a target with parameters',
      { bindings: { 'a.toRoot': 'docs.reader' } },
      ['a: bindingParameters'],
    ],
    [
      'a target without them',
      { bindings: { 'a.toRoot': 'docs.root', 'a.toReader': 'docs.root' } },
      ['a: bindingParameters'],
    ],
    [
      'two targets under two names',
      { bindings: { 'a.toRoot': 'docs.root', 'a.to-root': 'docs.reader' } },
      ['a: ambiguousBinding', 'a: bindingParameters'],
    ],
    [
      'one name twice',
      { externalRoutes: [toReader, createExternalRouteRef({ id: 'a.to-reader', optional: true })] },
      ['a: duplicateExternalRoute'],
    ],
    [
      'a required one whose default is not there',
      { externalRoutes: [createExternalRouteRef({ id: 'a.b', defaultTarget: 'no.where' })] },
      ['a: unboundExternalRoute'],
    ],
    [
      'a malformed one',
      { externalRoutes: [createExternalRouteRef({ id: 'x', optional: true })] },
      [': routeId'],
    ],
  ])('may not leave %s', (_case, options, expected) => {
    expect(rules({ mounts, externalRoutes, ...options })).toEqual(expected)
  })

  it('of the configuration may name what this build does not have', () => {
    const configuredBindings = { 'a.toReader': 'docs.nowhere', 'b.x': 'docs.root' }
    const bound = bindRoutes({
      mounts,
      externalRoutes,
      bindings: { 'a.toRoot': 'docs.root' },
      configuredBindings,
    })
    expect(bound.violations).toEqual([])
    expect(bound.warnings.map(({ plugin, rule }) => `${plugin}: ${rule}`)).toEqual([
      'b: unknownExternalRoute',
      'a: unknownTarget',
    ])
    expect([...bound.targets.keys()]).toEqual(['a.toRoot'])
  })

  it('may leave an optional route unbound', () => {
    expect(rules({ mounts, externalRoutes, bindings: { 'a.toRoot': 'docs.root' } })).toEqual([])
  })

  it('that breaks a rule stops the start', () => {
    const start = () => createRouteResolver({ mounts, externalRoutes })
    expect(start).toThrow(RuleError)
    expect(start).toThrow(
      "Plugin 'a' breaks rule 'unboundExternalRoute': external route 'a.toRoot' must be bound to a target route",
    )
  })
})
