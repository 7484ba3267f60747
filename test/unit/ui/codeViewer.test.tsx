// The code viewer: in a shadow root, named, searched, folded, and with the whole text even if its chunk fails.

import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { CodeLanguage } from '../../../src/ui/code/codeOptions.ts'
import { CodeViewer } from '../../../src/ui/code/CodeViewer.tsx'
import { DiffViewer } from '../../../src/ui/code/DiffViewer.tsx'
import { startMessages } from '../../../src/ui/messages/i18n.ts'

beforeEach(startMessages)
afterEach(cleanup)

const shadow = (): ParentNode =>
  document.querySelector('[data-code]')?.shadowRoot ?? document.createDocumentFragment()
const content = () => shadow().querySelector<HTMLElement>('[role="textbox"]')
const lines = () => [...shadow().querySelectorAll('.cm-line')].map(({ textContent }) => textContent)
const loaded = () => screen.findByRole('button', { name: 'Find' })

const json = '{\n  "kind": "Component",\n  "metadata": {\n    "name": "a"\n  }\n}'

// First, because the chunk loads only once per page.
it('shows the whole text while its chunk is on the way', async () => {
  render(<CodeViewer text={json} language="json" label="Entity as JSON" />)
  expect(screen.getByRole('textbox', { name: 'Entity as JSON' })).toHaveValue(json)
  expect(await loaded()).toBeVisible()
})

it('is a field to read, named, which Tab reaches and leaves, and no keyboard of a phone', async () => {
  render(<CodeViewer text={json} language="json" label="Entity as JSON" />)
  await loaded()
  expect(content()).toHaveAttribute('aria-label', 'Entity as JSON')
  expect(content()).toHaveAttribute('aria-readonly', 'true')
  expect(content()).toHaveAttribute('contenteditable', 'false')
  expect(content()).toHaveAttribute('tabindex', '0')
  const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
  content()?.dispatchEvent(tab)
  expect(tab.defaultPrevented).toBe(false)
})

it('opens a search in the language of the portal, and takes another text in place', async () => {
  const { rerender } = render(<CodeViewer text={json} language="json" label="Entity" />)
  const user = userEvent.setup()
  await user.click(await loaded())
  expect(shadow().querySelector('.cm-search input')).toHaveAttribute('aria-label', 'Find')
  const names = [...shadow().querySelectorAll('.cm-search button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  )
  expect(names).toEqual(['Next', 'Previous', 'Select all', 'Close search'])
  const before = content()
  rerender(<CodeViewer text={json.replace('"a"', '"b"')} language="json" label="Entity" />)
  expect(lines().join('\n')).toBe(json.replace('"a"', '"b"'))
  expect(content()).toBe(before)
  expect(shadow().querySelector('.cm-search')).not.toBeNull()
})

it('folds and unfolds everything', async () => {
  render(<CodeViewer text={json} language="json" label="Entity" />)
  await loaded()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Fold all' }))
  expect(lines()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Unfold all' }))
  expect(lines()).toHaveLength(6)
})

it.each<[CodeLanguage, string, string]>([
  ['json', '{"a": 1}', '"a"'],
  ['yaml', 'kind: API', 'kind'],
  ['graphql', 'type Query { id: ID! }', 'type'],
  ['protobuf', 'message Order {}', 'message'],
])('colours %s', async (language, text, coloured) => {
  render(<CodeViewer text={text} language={language} label="Definition" />)
  await loaded()
  const spans = [...shadow().querySelectorAll('.cm-line span')].map(
    ({ textContent }) => textContent,
  )
  expect(spans).toContain(coloured)
})

it('keeps every character of plain text, whatever ends its lines', async () => {
  render(<CodeViewer text={'a\r\nb\r\n<b>&amp;'} language="plain" label="Text" />)
  await loaded()
  expect(lines()).toEqual(['a', 'b', '<b>&amp;'])
})

it('shows what was otherwise before, apart from what is there now', async () => {
  render(<DiffViewer before={'a: 1\nb: 2'} after={'a: 1\nb: 3'} language="yaml" label="Changes" />)
  await waitFor(() => {
    expect(content()).toHaveAttribute('aria-label', 'Changes')
  })
  expect(shadow().querySelector('.cm-deletedChunk')).toHaveTextContent('b: 2')
  expect(shadow().querySelector('.cm-changedLine')).toHaveTextContent('b: 3')
})
