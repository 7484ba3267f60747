// What the user owns, drawn into the loading screen before the application runs.

import { beforeEach, expect, it } from '@jest/globals'
import type { Entity } from '../../../src/model/entities/entity.ts'
import { pageQuestionOf } from '../../../src/model/start/pageQuestion.ts'
import { tilesDrawing, type FirstTiles } from '../../../src/start/tiles.ts'

beforeEach(() => {
  document.body.innerHTML = `<div class="portico-first" role="progressbar">
    <div class="portico-first-content"><span></span></div>
  </div>`
})

const entityOf = (kind: string, name: string, spec: object = {}): Entity => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind,
  metadata: { name },
  spec: { ...spec },
})

const draw = (entities: readonly Entity[], more: Partial<FirstTiles> = {}) => {
  const draw = tilesDrawing({
    entities,
    layout: undefined,
    hasGroups: false,
    isSidebarPinned: true,
    base: '/portal',
    ...more,
  })
  draw?.()
  return draw
}

const tiles = () =>
  [...document.querySelectorAll('article')].map((tile) => [
    tile.querySelector('a')?.getAttribute('href'),
    ...[...tile.querySelectorAll('a, .box-row > span')].map(({ textContent }) => textContent),
  ])

it('shows names, types and lifecycles by kind, as many as the page', () => {
  const many = Array.from({ length: 20 }, (_, index) => entityOf('Domain', `d${String(index)}`))
  draw([
    ...many,
    entityOf('API', 'pay', { lifecycle: 'experimental' }),
    entityOf('Component', 'shop', { type: 'website', lifecycle: 'production' }),
  ])
  expect(tiles()).toHaveLength(12)
  expect(tiles().slice(0, 3)).toEqual([
    ['/portal/catalog/default/component/shop', 'shop', 'website', 'production'],
    ['/portal/catalog/default/api/pay', 'pay', 'API', 'experimental'],
    ['/portal/catalog/default/domain/d0', 'd0', 'Domain'],
  ])
})

it('leaves the place of other sections, where the user has put them, and of the choice of owners', () => {
  const places = () =>
    [...document.querySelectorAll('section')].map((one) => [
      one.querySelector('article') !== null,
      one.querySelector('.segments') !== null,
    ])
  draw([entityOf('Component', 'shop')])
  expect(places()).toEqual([
    [false, false],
    [true, false],
  ])
  document.querySelector('main')?.setAttribute('class', 'portico-first-content')
  draw([entityOf('Component', 'shop')], {
    layout: { order: [], hidden: ['attention'] },
    hasGroups: true,
  })
  expect(places()).toEqual([[true, true]])
  expect(draw([], { layout: { order: [], hidden: ['mine'] } })).toBeUndefined()
})

it('takes everything from the backend as text', () => {
  const bad = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
  draw([entityOf('Component', bad, { type: bad, lifecycle: bad })])
  expect(document.querySelectorAll('img, script')).toHaveLength(0)
  expect(document.querySelector('article a')?.textContent).toBe(bad)
})

it('asks for nobody until the session says who it is', () => {
  expect(pageQuestionOf('/', '')).toEqual({ kind: 'tiles', owners: [] })
  expect(pageQuestionOf('/', '?of=group:default/crew')).toBeUndefined()
  expect(pageQuestionOf('/settings', '')).toBeUndefined()
})
