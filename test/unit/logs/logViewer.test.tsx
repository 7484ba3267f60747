// The log viewer in all its states: lines, search, filters, keys, links to lines, and what is said to screen readers.

import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import type { LineRange } from '../../../src/model/logs/lineRange.ts'
import { defaultLogSettings } from '../../../src/model/logs/logSettings.ts'
import { LogViewer } from '../../../src/ui/log/LogViewer.tsx'
import type { LogViewerProps } from '../../../src/ui/log/logViewerProps.ts'
import { startMessages } from '../../../src/ui/messages/i18n.ts'
import { searchInPlace } from '../../support/searchInPlace.ts'

const { Worker: NoWorker } = globalThis

beforeEach(() => {
  startMessages()
  globalThis.Worker = searchInPlace as unknown as typeof Worker
})

afterEach(() => {
  cleanup()
  globalThis.Worker = NoWorker
})

const entries = [
  { text: 'Beginning step Fetch', source: 'fetch', at: 1_000 },
  { text: '\u001b[31mError: not found\u001b[0m', source: 'fetch', at: 3_500 },
  { text: '##[group]Install\nadded 3 packages\n##[endgroup]', source: 'build', at: 65_000 },
  { text: 'result {"modules":412,"ok":true}', source: 'build', at: 66_000 },
]

const shown = () => [...document.querySelectorAll('[data-line]')].map((row) => row.textContent)

function Viewer(props: Partial<LogViewerProps>) {
  const [settings, setSettings] = useState(props.settings ?? defaultLogSettings)
  const [lines, setLines] = useState<LineRange | undefined>(props.lines)
  const [source, setSource] = useState<string>()
  return (
    <LogViewer
      batches={[entries]}
      status="ended"
      empty="Nothing was logged."
      label="Log"
      fileName="task.log"
      sources={[
        { id: 'fetch', label: 'Fetch' },
        { id: 'build', label: 'Build' },
      ]}
      source={source}
      onSource={setSource}
      copiedButton={null}
      onCopy={() => undefined}
      {...props}
      settings={settings}
      onSettings={setSettings}
      lines={lines}
      onLines={(range) => {
        setLines(range)
        props.onLines?.(range)
      }}
    />
  )
}

async function open(props: Partial<LogViewerProps> = {}) {
  const user = userEvent.setup()
  const view = render(<Viewer {...props} />)
  const log = await screen.findByRole('log', { name: 'Log' })
  return {
    user,
    log,
    grow: (more: Partial<LogViewerProps>) => {
      view.rerender(<Viewer {...props} {...more} />)
    },
  }
}

it('shows the lines with their numbers, and colours as styles', async () => {
  const { log } = await open()
  expect(shown()).toEqual([
    '1Beginning step Fetch',
    '2Error: not found',
    '3▾ Install',
    '4added 3 packages',
    '5result {"modules":412,"ok":true}{ }',
  ])
  const red = within(log).getByText('Error: not found')
  expect(red).toHaveStyle({ color: 'var(--portico-ansi-1)' })
})

it('shows what there is in place of lines', async () => {
  render(<Viewer batches={[]} />)
  expect(await screen.findByText('Nothing was logged.')).toBeVisible()
  expect(screen.getByRole('log', { hidden: true })).not.toBeVisible()
})

it('finds, counts, marks and walks through matches', async () => {
  const { user, log } = await open()
  await user.type(screen.getByRole('textbox', { name: 'Search log' }), 'not')
  expect(await screen.findByText('1 of 1')).toBeVisible()
  expect(log.querySelector('mark')).toHaveTextContent('not')
  await user.clear(screen.getByRole('textbox', { name: 'Search log' }))
  await user.type(screen.getByRole('textbox', { name: 'Search log' }), 'e')
  expect(await screen.findByText(/^1 of 9$/)).toBeVisible()
  await user.keyboard('{Enter}')
  expect(screen.getByText('2 of 9')).toBeVisible()
  await user.keyboard('{Shift>}{Enter}{Enter}{/Shift}')
  expect(screen.getByText('9 of 9')).toBeVisible()
  await user.keyboard('{Escape}n')
  expect(log).toHaveFocus()
  expect(screen.getByText('1 of 9')).toBeVisible()
  expect(log.querySelectorAll('mark[data-current]')).toHaveLength(1)
})

it('says that a pattern is invalid, and that nothing matches', async () => {
  const { user } = await open()
  await user.type(screen.getByRole('textbox', { name: 'Search log' }), '((')
  expect(await screen.findByText('No matches')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Regular expression' }))
  expect(screen.getByText('Invalid pattern')).toBeVisible()
})

it('shows matching lines only, with the lines around them', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ text: `line ${String(index + 1)}` }))
  const { user } = await open({ batches: [many] })
  await user.type(screen.getByRole('textbox', { name: 'Search log' }), 'line 10')
  await user.click(screen.getByRole('button', { name: 'Matching lines only' }))
  await waitFor(() => {
    expect(shown()).toEqual([8, 9, 10, 11, 12].map((one) => `${String(one)}line ${String(one)}`))
  })
})

it('filters by source and level, and resets the filters where nothing is left', async () => {
  const { user } = await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'Build')
  expect(shown()).toHaveLength(3)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Errors only')
  expect(screen.getByText('No lines match the filters.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset filters' }))
  expect(shown()).toHaveLength(5)
})

it('names the sources of lines that several of them share, also to screen readers', async () => {
  const sources = ['fetch', 'build'].map((id) => ({ id, label: `pod-${id}`, shortLabel: id }))
  const { user, log } = await open({ sources })
  expect(shown().map((line) => /fetch|build/.exec(line)?.[0])).toEqual([
    ...['fetch', 'fetch', 'build', 'build', 'build'],
  ])
  const [first, other] = [
    within(log).getAllByTitle('pod-fetch')[0],
    within(log).getAllByTitle('pod-build')[0],
  ]
  expect(first?.style.color).not.toBe(other?.style.color)
  log.focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByText('Line 1 of 5: pod-fetch: Beginning step Fetch')).toBeInTheDocument()
})

it('folds a group by pointer and by keyboard', async () => {
  const { user, log } = await open()
  await user.click(within(log).getByText('Install'))
  expect(shown()).toEqual([
    '1Beginning step Fetch',
    '2Error: not found',
    '3▸ Install(folded)',
    '5result {"modules":412,"ok":true}{ }',
  ])
  await user.click(screen.getByRole('button', { name: 'Unfold all groups' }))
  expect(shown()).toHaveLength(5)
  log.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} ')
  expect(shown()).toHaveLength(4)
})

it('indents JSON on demand', async () => {
  const { user, log } = await open()
  await user.click(within(log).getByTitle('Format JSON'))
  expect(log).toHaveTextContent('result { "modules": 412, "ok": true }')
  await user.click(within(log).getByTitle('Format JSON'))
  expect(log).toHaveTextContent('result {"modules":412,"ok":true}')
})

it('selects lines by pointer and keyboard, and copies them', async () => {
  const chosen: (LineRange | undefined)[] = []
  const copied: string[] = []
  const { user, log } = await open({
    onLines: (range) => chosen.push(range),
    onCopy: ({ text }) => copied.push(text),
    waiting: () => [{ text: 'still waiting' }],
  })
  await user.click(screen.getByRole('button', { name: 'Copy log' }))
  await user.click(within(log).getByText('2'))
  await user.keyboard('{Shift>}')
  await user.click(within(log).getByText('4'))
  await user.keyboard('{/Shift}')
  await user.click(screen.getByRole('button', { name: 'Copy lines 2–4' }))
  await user.click(screen.getByRole('button', { name: 'Clear selected lines' }))
  log.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await user.keyboard('{Escape}')
  expect(chosen).toEqual([
    { from: 2, to: 2 },
    { from: 2, to: 4 },
    undefined,
    { from: 2, to: 2 },
    undefined,
  ])
  expect(copied).toEqual([
    'Beginning step Fetch\nError: not found\n##[group]Install\nadded 3 packages\n##[endgroup]\nresult {"modules":412,"ok":true}\nstill waiting\n',
    'Error: not found\n##[group]Install\nadded 3 packages',
  ])
})

it('says to screen readers which line the cursor is on', async () => {
  const { user, log } = await open()
  log.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByText('Line 2 of 5: Error: not found')).toBeInTheDocument()
  expect(log.querySelector('[data-cursor]')).toHaveTextContent('2Error: not found')
})

it('shows times of day, elapsed times, or none', async () => {
  const { user } = await open({ startedAt: 1_000 })
  await user.click(screen.getByRole('button', { name: 'Log settings' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Timestamps' }), 'Elapsed')
  expect(shown().slice(0, 3)).toEqual([
    '1+0:00Beginning step Fetch',
    '2+0:02Error: not found',
    '3+1:04▾ Install',
  ])
  await user.click(screen.getByRole('checkbox', { name: 'Times in UTC' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Timestamps' }), 'Time of day')
  expect(shown()[1]).toBe('200:00:03.500Error: not found')
})

it('wraps lines, and hides their numbers', async () => {
  const { user, log } = await open()
  log.focus()
  await user.keyboard('w')
  expect(log).toHaveAttribute('data-wraps')
  await user.click(screen.getByRole('button', { name: 'Log settings' }))
  await user.click(screen.getByRole('checkbox', { name: 'Line numbers' }))
  expect(shown()[0]).toBe('Beginning step Fetch')
})

it('counts new lines while one reads further up, and goes back to the end', async () => {
  const { user, log, grow } = await open({ status: 'live' })
  expect(screen.getByRole('button', { name: 'Follow the end (f)' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  Object.defineProperties(log, {
    scrollHeight: { value: 5_000 },
    clientHeight: { value: 400 },
    scrollTop: { value: 4_600, writable: true },
  })
  fireEvent.scroll(log)
  log.scrollTop = 1_000
  fireEvent.scroll(log)
  grow({ batches: [entries, [{ text: 'one more' }, { text: 'and one more' }]] })
  await user.click(screen.getByRole('button', { name: '2 new lines' }))
  expect(screen.queryByRole('button', { name: /new lines/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Follow the end (f)' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

it('shows a part of a very long line, and more on demand', async () => {
  const { user, log } = await open({ batches: [[{ text: 'x'.repeat(70_000) }]] })
  expect(shown()[0]).toHaveLength('1'.length + 5_000 + '… 65000 more characters'.length)
  await user.click(within(log).getByText('… 65000 more characters'))
  expect(within(log).getByText('… 15000 more characters')).toBeVisible()
})

it('says that the oldest lines are hidden', async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ text: `line ${String(index + 1)}` }))
  await open({ batches: [many], limit: 100 })
  expect(screen.getByText(/The first 200 lines are hidden/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download all' })).toBeVisible()
})

it('fills the screen until Escape', async () => {
  const { user, log } = await open()
  await user.click(screen.getByRole('button', { name: 'Full screen' }))
  expect(log.closest('[data-full]')).not.toBeNull()
  log.focus()
  await user.keyboard('{Escape}')
  expect(log.closest('[data-full]')).toBeNull()
})

it('draws 5,000 characters of a line of 5 MB, and the rest on demand', async () => {
  const text = `${'x'.repeat(5_000_000)}end`
  render(<Viewer batches={[[{ text }]]} />)
  expect(await screen.findByText(/^x{5000}$/)).toBeVisible()
  expect(document.body.textContent.length).toBeLessThan(10_000)
})
