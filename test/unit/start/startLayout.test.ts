import { expect, it } from '@jest/globals'
import {
  columnsOf,
  readLayout,
  usualLayout,
  withHidden,
  withMoved,
  withShown,
} from '../../../src/model/start/startLayout.ts'

const usual = [
  ['attention', 'mine'],
  ['tryThis', 'tasks', 'starred', 'visited', 'docs', 'news'],
]

it('has all sections in their columns', () => {
  expect(columnsOf(usualLayout)).toEqual(usual)
})

it('moves a section within its column, over hidden ones too', () => {
  const hidden = withHidden(usualLayout, 'starred')
  const moved = withMoved(hidden, 'visited', -1)
  expect(columnsOf(moved)[1]).toEqual(['tryThis', 'visited', 'tasks', 'docs', 'news'])
  expect(columnsOf(withShown(moved, 'starred'))[1]).toEqual([
    'tryThis',
    'visited',
    'starred',
    'tasks',
    'docs',
    'news',
  ])
})

it('leaves the first one first, and the last one last', () => {
  expect(withMoved(usualLayout, 'attention', -1)).toBe(usualLayout)
  expect(withMoved(usualLayout, 'mine', 1)).toBe(usualLayout)
})

it('hides a section once', () => {
  const hidden = withHidden(withHidden(usualLayout, 'mine'), 'mine')
  expect(hidden.hidden).toEqual(['mine'])
  expect(columnsOf(hidden)[0]).toEqual(['attention'])
})

it.each<[unknown, unknown]>([
  [
    { order: ['docs', 'toys'], hidden: ['news', 'toys'] },
    { order: ['docs'], hidden: ['news'] },
  ],
  [{ order: ['docs'] }, undefined],
  ['docs', undefined],
])('reads %j', (kept, layout) => {
  expect(readLayout(kept)).toEqual(layout)
})
