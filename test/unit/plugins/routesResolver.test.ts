import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { catalogPath, entityPath, entityPathPattern } from '../../../src/model/paths.ts'
import * as portal from '../../../src/model/routes/portalRoutes.ts'
import type { RouteBindings } from '../../../src/model/routes/routeBindings.ts'
import { createRouteRef, createSubRouteRef } from '../../../src/model/routes/routeRefs.ts'
import { createRouteResolver } from '../../../src/model/routes/routeResolver.ts'

const scaffolder = createRouteRef({ id: 'scaffolder.root' })
const template = createSubRouteRef({
  id: 'scaffolder.selectedTemplate',
  parent: scaffolder,
  path: '/templates/:namespace/:templateName',
})
const tab = createRouteRef({ id: 'ci.tab', params: ['namespace', 'kind', 'name'] })
const run = createSubRouteRef({ id: 'ci.run', parent: tab, path: '/:id' })
const docRoot = createRouteRef({ id: 'techdocs.docRoot', params: ['namespace', 'kind', 'name'] })

const entity = { namespace: 'default', kind: 'component', name: 'a b/c' }
const chosen = { namespace: 'default', templateName: 'node' }

const mounts = [
  { ref: portal.catalogIndexRoute, path: catalogPath },
  { ref: portal.catalogEntityRoute, path: entityPathPattern },
  { ref: portal.catalogImportRoute, path: '/catalog-import' },
  { ref: scaffolder, path: '/create/*' },
  { ref: tab, path: '/ci-cd', parent: portal.catalogEntityRoute },
  { ref: docRoot, path: '/docs/:namespace/:kind/:name' },
]
const externalRoutes = [
  portal.createComponentRoute,
  portal.viewTechDocRoute,
  portal.createFromTemplateRoute,
  portal.unregisterRedirectRoute,
  portal.registerApiRoute,
  portal.registerComponentRoute,
  portal.scaffolderViewTechDocRoute,
  portal.scaffolderCreateFromTemplateRoute,
]
const resolver = (configuredBindings: RouteBindings = {}, bindings: RouteBindings = {}) =>
  createRouteResolver({
    mounts,
    subRoutes: [template, run],
    externalRoutes,
    bindings,
    configuredBindings,
  })
const { resolve } = resolver()

describe('a route', () => {
  it('leads to its page, below its parents, whatever the parameters hold', () => {
    expect(resolve(portal.catalogIndexRoute)).toBe('/catalog')
    expect(resolve(portal.catalogEntityRoute, entity)).toBe('/catalog/default/component/a%20b%2Fc')
    expect(resolve(scaffolder)).toBe('/create')
    expect(resolve(template, chosen)).toBe('/create/templates/default/node')
    expect(resolve(tab, entity)).toBe('/catalog/default/component/a%20b%2Fc/ci-cd')
    expect(resolve(run, { ...entity, id: '7' })).toBe(
      '/catalog/default/component/a%20b%2Fc/ci-cd/7',
    )
  })

  it('may be the root', () => {
    const home = createRouteRef({ id: 'home.root' })
    expect(createRouteResolver({ mounts: [{ ref: home, path: '/' }] }).resolve(home)).toBe('/')
  })

  it('leads nowhere where it is not mounted', () => {
    const other = createRouteRef({ id: 'other.root' })
    expect(resolve(other)).toBeUndefined()
    expect(
      resolve(createSubRouteRef({ id: 'other.sub', parent: other, path: '/x' })),
    ).toBeUndefined()
  })

  it.each(['', '.', '..', '\ud800'])('leads nowhere with %j for a parameter', (name) => {
    expect(resolve(portal.catalogEntityRoute, { ...entity, name })).toBeUndefined()
  })

  it('leads nowhere where a parameter is missing', () => {
    const partly: Record<string, string> = { namespace: 'default', kind: 'component' }
    const lacking = partly as typeof entity
    expect(resolve(portal.catalogEntityRoute, lacking)).toBeUndefined()
    const inherited = Object.create(entity) as typeof entity
    expect(resolve(portal.catalogEntityRoute, inherited)).toBeUndefined()
  })

  it('leads where the catalog’s own links lead', () => {
    const part = fc.stringMatching(/^[a-z0-9][\w.-]{0,9}$/)
    fc.assert(
      fc.property(part, part, part, (namespace, kind, name) => {
        const ref = { namespace: namespace.toLowerCase(), kind: kind.toLowerCase(), name }
        expect(resolve(portal.catalogEntityRoute, ref)).toBe(entityPath(ref))
      }),
    )
  })

  it('keeps each parameter in its own part of the path', () => {
    const value = fc.string({ unit: 'grapheme' }).filter((text) => !/^\.{0,2}$/.test(text))
    fc.assert(
      fc.property(value, value, value, (namespace, kind, name) => {
        const path = resolve(portal.catalogEntityRoute, { namespace, kind, name }) ?? ''
        const { pathname, search, hash } = new URL(path, 'http://host')
        expect([pathname, search, hash]).toEqual([path, '', ''])
        expect(pathname.split('/').slice(2).map(decodeURIComponent)).toEqual([
          namespace,
          kind,
          name,
        ])
      }),
    )
  })
})

describe('an external route', () => {
  it('leads to its own default', () => {
    expect(resolve(portal.createComponentRoute)).toBe('/create')
    expect(resolve(portal.viewTechDocRoute, { ...entity, name: 'x' })).toBe(
      '/docs/default/component/x',
    )
    expect(resolve(portal.createFromTemplateRoute, chosen)).toBe('/create/templates/default/node')
    expect(resolve(portal.unregisterRedirectRoute)).toBe('/catalog')
    expect(resolve(portal.registerApiRoute)).toBe('/catalog-import')
    expect(resolve(portal.registerComponentRoute)).toBe('/catalog-import')
    expect(resolve(portal.scaffolderViewTechDocRoute, { ...entity, name: 'x' })).toBe(
      '/docs/default/component/x',
    )
    expect(resolve(portal.scaffolderCreateFromTemplateRoute, chosen)).toBe(
      '/create/templates/default/node',
    )
  })

  it('leads where the code says, and first of all where the configuration says', () => {
    const { resolve: bound } = resolver(
      { 'catalog.createComponent': 'catalog.catalogIndex' },
      {
        'catalog.createComponent': 'catalog-import.importPage',
        'api-docs.registerApi': 'scaffolder.root',
      },
    )
    expect(bound(portal.createComponentRoute)).toBe('/catalog')
    expect(bound(portal.registerApiRoute)).toBe('/create')
  })

  it('is hidden by false, and found again over a false of the code', () => {
    const id = 'catalog.createComponent'
    expect(resolver({ [id]: false }).resolve(portal.createComponentRoute)).toBeUndefined()
    expect(
      resolver({ [id]: false }, { [id]: 'scaffolder.root' }).resolve(portal.createComponentRoute),
    ).toBeUndefined()
    expect(
      resolver({ [id]: 'scaffolder.root' }, { [id]: false }).resolve(portal.createComponentRoute),
    ).toBe('/create')
  })

  it('is hidden where its default is not mounted', () => {
    const { resolve: alone } = createRouteResolver({ mounts: mounts.slice(0, 2), externalRoutes })
    expect(alone(portal.createComponentRoute)).toBeUndefined()
    expect(alone(portal.unregisterRedirectRoute)).toBe('/catalog')
  })

  it.each([
    ['scaffolder.register-component', portal.registerComponentRoute],
    ['scaffolder.registerComponent', portal.registerComponentRoute],
    ['catalog.create-component', portal.createComponentRoute],
  ])('is bound as %s too', (id, ref) => {
    expect(resolver({ [id]: 'catalog.catalog-index' }).resolve(ref)).toBe('/catalog')
  })

  it.each(['view-techdoc', 'viewTechDoc'])('of one plugin is not that of another: %s', (name) => {
    const { resolve: bound } = resolver({ [`scaffolder.${name}`]: 'catalog.catalogEntity' })
    const ref = { ...entity, name: 'x' }
    expect(bound(portal.scaffolderViewTechDocRoute, ref)).toBe('/catalog/default/component/x')
    expect(bound(portal.viewTechDocRoute, ref)).toBe('/docs/default/component/x')
  })
})
