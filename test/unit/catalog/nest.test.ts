import { expect, it } from '@jest/globals'
import { nestOf, outermostOf, unknownIn, type Nest } from '../../../src/model/graph/nest.ts'

const parts = (...targets: readonly string[]) => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: { name: 'any' },
  relations: targets.map((targetRef) => ({ type: 'hasPart', targetRef })),
})

const system = 'system:default/shop'
const component = (name: string) => `component:default/${name}`
const many = Array.from({ length: 63 }, (_none, index) => component(`part-${String(index)}`))

/** As one line: `name(apis|inner|resources)+hidden`. */
function textOf({ ref, apis, inner, resources, hidden }: Nest): string {
  const nameOf = (text: string) => text.split('/')[1] ?? text
  const lists = [apis.map(nameOf), inner.map(textOf), resources.map(nameOf)]
  const isLeaf = lists.every((list) => list.length === 0)
  const within = isLeaf ? '' : `(${lists.map((list) => list.join()).join('|')})`
  return nameOf(ref) + within + (hidden > 0 ? `+${String(hidden)}` : '')
}

it.each<[string, Readonly<Record<string, ReturnType<typeof parts> | null>>, string]>([
  ['nothing', { [system]: parts() }, 'shop'],
  [
    'each kind in its place',
    { [system]: parts('api:default/orders', component('web'), 'resource:default/db') },
    'shop(orders|web|db)',
  ],
  [
    'a part of a part in its box only, though the system names it',
    {
      [system]: parts(component('web'), component('cart')),
      [component('web')]: parts(component('cart')),
    },
    'shop(|web(|cart|)|)',
  ],
  [
    'parts that contain each other',
    {
      [system]: parts(component('a'), component('b'), component('c')),
      [component('a')]: parts(component('b')),
      [component('b')]: parts(component('a')),
    },
    'shop(|a(|b|),c|)',
  ],
  ['what contains itself', { [system]: parts(system, component('web')) }, 'shop(|web|)'],
  [
    'a ring through the box itself',
    { [system]: parts(component('web')), [component('web')]: parts(system, component('web')) },
    'shop(|web|)',
  ],
  [
    'a part that is not there',
    { [system]: parts(component('gone')), [component('gone')]: null },
    'shop(|gone|)',
  ],
  [
    'refs that are none, and others written twice in another case',
    { [system]: parts(':::', '', 'Component:Default/Web', component('web')) },
    'shop(|web|)',
  ],
  [
    'more levels than are drawn',
    {
      [system]: parts(component('one')),
      [component('one')]: parts(component('two')),
      [component('two')]: parts(component('three')),
      [component('three')]: parts(component('four'), component('five')),
    },
    'shop(|one(|two(|three+2|)|)|)',
  ],
])('draws %s', (_what, entities, expected) => {
  expect(textOf(nestOf(system, new Map(Object.entries(entities))))).toBe(expected)
})

it('draws some of very many parts, says how many it does not, and looks up as many as asked', () => {
  const nest = nestOf(system, new Map([[system, parts(...many)]]))
  expect(nest.inner).toHaveLength(60)
  expect(nest.hidden).toBe(3)
  expect(unknownIn([nest], new Map([[system, null]]), 5)).toEqual([...many].sort().slice(0, 5))
})

it('draws what is in no other box outermost, and of a ring its first', () => {
  const entities = new Map([
    ['system:default/alone', parts()],
    ['domain:default/sales', parts(system)],
    [system, parts(component('web'))],
    ['domain:default/ring', parts('domain:default/other')],
    ['domain:default/other', parts('domain:default/ring')],
  ])
  expect(outermostOf(entities)).toEqual([
    'system:default/alone',
    'domain:default/sales',
    'domain:default/ring',
  ])
})
