// Patterns that meet outside text, on a megabyte of what is worst for each: quadratic ones would take hours.

import { expect, it } from '@jest/globals'
import { findLocationRef } from '../../src/model/entities/locationRef.ts'
import { basePathOf } from '../../src/model/paths.ts'
import { isCostly } from '../../src/model/scaffolder/patternMatch.ts'

const megabyte = 1_000_000

it('reads a location of blanks only', () => {
  expect(findLocationRef(' '.repeat(megabyte))).toBeUndefined()
})

it('keeps slashes in the middle of a base URL', () => {
  const path = `/${'/'.repeat(megabyte)}a`
  expect(basePathOf(`http://host${path}//`)).toBe(path)
})

it('reads the pattern of a template: sets without an end', () => {
  expect(isCostly('['.repeat(megabyte))).toBe(false)
})
