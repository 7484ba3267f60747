import { expect, it } from '@jest/globals'
import { compareWithBudgets } from '../../site/testBudgets.ts'

it('fails a run with more than the limit, and names both numbers', () => {
  const { table, isOver } = compareWithBudgets({ 'backends started': 1, 'loads of pages': 90_000 })
  expect(isOver).toBe(true)
  expect(table).toMatch(
    /^ +1 of +\d+ {2}backends started\n +90000 of +\d+ {2}loads of pages {2}OVER$/,
  )
})

it('passes a run within its limits', () => {
  expect(compareWithBudgets({ 'backends started': 1 }).isOver).toBe(false)
})

it('throws for a count without a limit', () => {
  expect(() => compareWithBudgets({ 'cups of coffee': 1 })).toThrow(/no limit of 'cups of coffee'/)
})
