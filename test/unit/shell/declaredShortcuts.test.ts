import { expect, it } from '@jest/globals'
import { definition } from '../../../config/plugins.ts'
import { declaredShortcuts } from '../../../src/model/plugins/declaredShortcuts.ts'
import { createRouteRef } from '../../../src/model/routes/routeRefs.ts'

const titles = { en: 'Pulse' }

it('reads those of this portal, each with where it leads', () => {
  expect(
    declaredShortcuts(definition.plugins).map(({ keys, target }) => [
      keys,
      'to' in target ? target.to : target.event.type,
    ]),
  ).toEqual([
    ['g h', '/'],
    ['g c', '/catalog'],
    ['g g', '/catalog-graph'],
    ['g i', '/catalog-import'],
    ['g a', '/api-docs'],
    ['g d', '/docs'],
    ['g k', '/kubernetes'],
    ['g n', '/create'],
    ['g t', '/create/tasks'],
    ['g f', '/search'],
    ['g s', '/settings'],
  ])
})

it('reads events of plugins, pages with others below them, and nothing without page or keys', () => {
  const route = createRouteRef({ id: 'pulse.root' })
  const lost = createRouteRef({ id: 'lost.root' })
  const event = { type: 'pulse/pulseRequested' }
  expect(
    declaredShortcuts([
      {
        id: 'pulse',
        pages: [{ route, path: '/pulse/*' }],
        navigation: [{ to: '/pulse', titles }],
        commands: [
          { titles, event, shortcut: 'p l' },
          { titles, to: route, shortcut: 'p p' },
          { titles, to: lost, shortcut: 'p x' },
          { titles, to: route },
        ],
      },
    ]),
  ).toEqual([
    { keys: 'p l', titles, target: { event, pluginId: 'pulse' } },
    { keys: 'p p', titles, target: { to: '/pulse' } },
  ])
})
