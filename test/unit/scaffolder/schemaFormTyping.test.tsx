// Typed text is drawn at once and reaches the form after the frame; nothing of it is left behind. Here no frame comes.

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { UnknownRecord } from '../../../src/model/isRecord.ts'
import { show, startForm } from '../../support/schemaFormHarness.tsx'

beforeEach(async () => {
  await startForm()
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const properties = {
  name: { type: 'string', title: 'Name' },
  note: { type: 'string', title: 'Note', 'ui:widget': 'textarea' },
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })

it('is drawn before the form has it, which gets it when the user leaves the field', async () => {
  const values = show(properties)
  await userEvent.type(field(), 'abc')
  expect(field()).toHaveValue('abc')
  expect(values()).toEqual({})
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'why')
  expect(values()).toEqual({ name: 'abc' })
  await userEvent.tab()
  expect(values()).toEqual({ name: 'abc', note: 'why' })
})

it('is in the form before it is sent by Enter', async () => {
  const sent: UnknownRecord[] = []
  const values = show(properties, { onSubmit: () => sent.push(values()) })
  await userEvent.type(field(), 'abc{Enter}')
  expect(sent).toEqual([{ name: 'abc' }])
})

it('is handed on when the page is hidden, where no frame comes, and when the form goes', async () => {
  const values = show(properties)
  await userEvent.type(field(), 'abc')
  fireEvent(document, new Event('visibilitychange'))
  expect(values()).toEqual({ name: 'abc' })
  await userEvent.type(field(), 'd')
  cleanup()
  expect(values()).toEqual({ name: 'abcd' })
})

it('stays when another field changes before the form has it', async () => {
  const values = show(
    { ...properties, kind: { type: 'boolean', title: 'Kind' } },
    { start: { name: 'old' } },
  )
  await userEvent.type(field(), '!')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Kind' }))
  expect(field()).toHaveValue('old!')
  expect(values()).toEqual({ name: 'old!', kind: true })
})

it('stays when the form answers with an earlier text of the field', async () => {
  const waiting: (() => void)[] = []
  const values = show(properties, { slowly: (give) => waiting.push(give) })
  await userEvent.type(field(), 'ab')
  fireEvent(document, new Event('visibilitychange'))
  await userEvent.type(field(), 'c')
  act(() => {
    waiting.shift()?.()
  })
  expect(field()).toHaveValue('abc')
  await userEvent.type(field(), 'd')
  await userEvent.tab()
  expect(values()).toEqual({ name: 'abcd' })
})
