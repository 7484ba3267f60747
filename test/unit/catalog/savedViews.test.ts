import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  savedViewsSlice,
  viewRemoved,
  viewRenamed,
  viewSaved,
} from '../../../src/features/preferences/savedViewsSlice.ts'
import { mergeKept } from '../../../src/model/preferences/mergeKept.ts'
import { readSavedViews, viewNameProblem } from '../../../src/model/preferences/savedViews.ts'

const { reducer } = savedViewsSlice
const both = { Mine: '?a', Ours: '?b' }

describe('a view’s name', () => {
  it.each([
    ['', 'nameMissing'],
    ['   ', 'nameMissing'],
    ['x'.repeat(61), 'nameTooLong'],
    ['🙂'.repeat(60), undefined],
    ['🙂'.repeat(61), 'nameTooLong'],
    [' mINE ', 'nameTaken'],
    ['Theirs', undefined],
  ])('%j: %s', (name, problem) => {
    expect(viewNameProblem(name, ['Mine', 'Ours'])).toBe(problem)
  })
})

describe('saved views', () => {
  it('are saved, renamed and removed', () => {
    expect(reducer(both, viewSaved({ name: ' New ', search: '?c' }))).toEqual({
      ...both,
      New: '?c',
    })
    expect(reducer(both, viewRenamed({ from: 'Mine', to: 'MINE' }))).toEqual({
      MINE: '?a',
      Ours: '?b',
    })
    expect(reducer(both, viewRemoved('Mine'))).toEqual({ Ours: '?b' })
    expect(reducer(both, savedViewsSlice.remembered({ X: '' }))).toEqual({ X: '' })
  })

  it.each([
    ['a name that is taken', viewSaved({ name: 'ours', search: '' })],
    ['no name', viewSaved({ name: ' ', search: '' })],
    ['another view’s name', viewRenamed({ from: 'Mine', to: 'Ours' })],
    ['a view that is not there', viewRenamed({ from: 'X', to: 'Y' })],
    ['the removal of a view that is not there', viewRemoved('constructor')],
  ])('stay as they are on %s', (_what, event) => {
    expect(reducer(both, event)).toBe(both)
  })

  it('are read from whatever was kept', () => {
    expect(readSavedViews([])).toBeUndefined()
    expect(readSavedViews('x')).toBeUndefined()
    expect(readSavedViews({ Mine: '?a', '': '?b', Odd: 3, Long: 'x'.repeat(5_000) })).toEqual({
      Mine: '?a',
    })
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const views = readSavedViews(kept)
        expect(readSavedViews(views ?? {})).toEqual(views ?? {})
      }),
    )
  })

  it('of two devices are joined, whatever they are called', () => {
    const here = { constructor: '?a', Mine: '?b' }
    const there = { toString: '?c' }
    expect(mergeKept({}, here, there)).toEqual({ ...there, ...here })
    expect(mergeKept(here, { Mine: '?b' }, { ...here, ...there })).toEqual({
      Mine: '?b',
      ...there,
    })
  })
})
