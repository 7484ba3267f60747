// Names that every object has by inheritance, where a template or an entity may have any name.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { themeOfKind } from '../../../src/features/graph/kindThemes.ts'
import { libraryForm } from '../../../src/model/scaffolder/form/formSchema.ts'
import { valueAt } from '../../../src/model/scaffolder/form/jsonPointer.ts'
import { show, startForm } from '../../support/schemaFormHarness.tsx'

beforeEach(startForm)

describe.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])('%s', (name) => {
  const named = (value: unknown) => Object.fromEntries([[name, value]])

  it('names what depends on a property, and nothing else', () => {
    const form = libraryForm({ dependencies: named(['other']) })
    expect(form['dependencies']).toEqual(named(['other']))
  })

  it('is no value of a form that has none of this name', () => {
    expect(valueAt({}, `/${name}`)).toBeUndefined()
    expect(valueAt(named('typed'), `/${name}`)).toBe('typed')
  })

  it('is a kind like others in the graph', () => {
    expect(themeOfKind(name)).toBe('other')
  })

  it.each(['field', 'widget'])('is an unknown %s', (look) => {
    show({ some: { type: 'string', title: 'Some', [`ui:${look}`]: name } })
    expect(screen.getByRole('textbox', { name: 'Some' })).toBeVisible()
    expect(screen.getByText(`Unknown ${look} ${name}`)).toBeVisible()
  })
})
