// Patterns that meet outside text, on a megabyte of what is worst for each: quadratic ones would take hours.

import { expect, it } from '@jest/globals'
import { findLocationRef } from '../../../src/model/entities/locationRef.ts'
import { isCostly } from '../../../src/model/scaffolder/form/patternMatch.ts'

const megabyte = 1_000_000

it('reads a location of blanks only', () => {
  expect(findLocationRef(' '.repeat(megabyte))).toBeUndefined()
})

it('reads the pattern of a template: sets without an end', () => {
  expect(isCostly('['.repeat(megabyte))).toBe(false)
})
