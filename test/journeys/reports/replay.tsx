// A report is opened on another page: it is drawn step by step, and nothing is sent.

import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { buildReport, reportText } from '../../../src/model/reports/reportFile.ts'
import type { RecordedPage } from '../../../src/model/shell/recording.ts'
import { configYaml, portalUrl, server, takeRequests } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const page: RecordedPage = {
  version: 'b0',
  at: '2026-11-25T10:00:00.000Z',
  browser: 'Firefox',
  language: 'en',
  window: { width: 1280, height: 800 },
  configKeys: [],
}
const nothing = { emails: false, names: false, texts: false }

const allowReplay = () => {
  const yaml = configYaml.replace('title: Portico,', 'title: Portico, replay: { enabled: true },')
  server.use(http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(yaml)))
}

/** A report of a page that showed the catalog. */
async function recordCatalog(masked = nothing): Promise<File> {
  rememberGuest()
  const { recorder, unmount, portal, user } = renderApp({ at: '/catalog' })
  await screen.findByText('28 entities')
  await user.type(screen.getByRole('searchbox', { name: /Search/ }), 'pay')
  await waitFor(() => {
    expect(screen.queryByText('artist-lookup')).toBeNull()
  })
  portal.stop()
  unmount()
  takeRequests()
  const recording = { segments: recorder.segments(), steps: [], answers: [] }
  return fileOf(reportText(buildReport(recording, page, masked), 'The list is wrong.'))
}

/** With a method that files of this browser lack. */
const fileOf = (text: string) =>
  Object.assign(new File([text], 'report.json', { type: 'application/json' }), {
    text: () => Promise.resolve(text),
  })

async function openReplay() {
  allowReplay()
  rememberGuest()
  const view = renderApp({ at: '/dev/replay' })
  const choice = await screen.findByLabelText('Open a report')
  return { ...view, open: (file: File) => view.user.upload(choice, file) }
}

// By label and text: a search by role in two pages takes long.
const drawn = () => within(screen.getByLabelText('Recorded page'))
const lastStep = () => Number(screen.getByRole<HTMLInputElement>('slider').max)

describe('replay', () => {
  it('draws the page as it was, at each step, and sends nothing', async () => {
    const file = await recordCatalog()
    const { open, user, portal } = await openReplay()
    await open(file)
    const slider = await screen.findByLabelText(/^Step 0 of/)
    expect(screen.getByText('The list is wrong.')).toBeVisible()
    expect(screen.getByText(/Saved by build b0/)).toBeVisible()
    // The page around it asks for the sidebar's groups.
    const asked: string[] = []
    await waitFor(() => {
      asked.push(...takeRequests())
      expect(asked.join()).toContain('hasMember')
    })
    const before = portal.store.getState().backend.queries
    await user.click(screen.getByText('Step forward'))
    expect(slider).toHaveAccessibleName(/^Step 1 of/)
    await user.type(screen.getByLabelText('Filter actions'), 'searchTyped')
    const typed = within(screen.getByLabelText('Actions')).getAllByText(/^\d+ /)
    expect(typed.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/catalogIndex\/searchTyped/),
      expect.stringMatching(/catalogIndex\/searchTyped/),
      expect.stringMatching(/catalogIndex\/searchTyped/),
    ])
    if (typed[0]) await user.click(typed[0])
    expect(await drawn().findByDisplayValue('p')).toBeInTheDocument()
    if (typed[2]) await user.click(typed[2])
    expect(await drawn().findByDisplayValue('pay')).toBeInTheDocument()
    expect(drawn().queryByText('artist-lookup')).toBeNull()
    expect(takeRequests()).toEqual([])
    expect(portal.store.getState().backend.queries).toBe(before)
  })

  it('plays to the end', async () => {
    const file = fileOf(JSON.stringify([{ type: 'a/b' }, { type: 'a/failed' }, { type: 'a/d' }]))
    const { open, user } = await openReplay()
    await open(file)
    await user.click(await screen.findByRole('button', { name: 'First error' }))
    expect(screen.getByText('Step 2 of 3')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Play' }))
    expect(await screen.findByText('Step 3 of 3')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
    expect(lastStep()).toBe(3)
  })

  it('has the actions machine by machine, folded, with those that failed', async () => {
    const { open, user } = await openReplay()
    const log = [{ type: 'a/b' }, { type: 'c/d' }, { type: 'a/failed' }, { type: 'c/e' }]
    await open(fileOf(JSON.stringify(log)))
    await user.click(await screen.findByRole('checkbox', { name: 'Group by machine' }))
    const list = within(screen.getByRole('region', { name: 'Actions' }))
    const rows = () => list.getAllByRole('button').map(({ textContent }) => textContent)
    expect(rows()).toEqual(['a · 2', 'c · 2'])
    const first = list.getByRole('button', { name: 'a · 2' })
    expect(first).toHaveAttribute('aria-expanded', 'false')
    expect(first).toHaveAttribute('data-failed')
    await user.click(first)
    expect(rows()).toEqual(['a · 2', '1 a/b', '3 a/failed', 'c · 2'])
    await user.click(list.getByRole('button', { name: '3 a/failed' }))
    expect(screen.getByText('Step 3 of 4')).toBeVisible()
    await user.click(list.getByRole('button', { name: 'a · 2' }))
    expect(rows()).toEqual(['a · 2', 'c · 2'])
    await user.click(screen.getByRole('checkbox', { name: 'Group by machine' }))
    expect(rows()).toEqual(['1 a/b', '2 c/d', '3 a/failed', '4 c/e'])
  })

  it('says where another report differs', async () => {
    const { open, user } = await openReplay()
    await open(fileOf(JSON.stringify([{ type: 'a/b' }, { type: 'a/c' }])))
    const other = fileOf(JSON.stringify([{ type: 'a/b' }, { type: 'a/d' }]))
    await user.upload(await screen.findByLabelText('Compare with another report'), other)
    await user.click(await screen.findByRole('button', { name: 'First difference: step 2' }))
    expect(screen.getByText('Step 2 of 2')).toBeVisible()
  })

  it('says what is wrong with a file', async () => {
    const { open } = await openReplay()
    await open(fileOf('{"payload": "[{'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Couldn't open report.jsonThe file is incomplete.",
    )
    await open(fileOf('{"payload":"[]","preloadedState":"{\\"__proto__\\":1}"}'))
    expect(await screen.findByText(/forbidden key/)).toBeVisible()
    expect(screen.getByText('At: preloadedState')).toBeVisible()
  })

  it('draws a state that no build has as a page that crashed', async () => {
    const { open, user } = await openReplay()
    await open(
      fileOf(
        JSON.stringify({ preloadedState: { boot: 7, session: [] }, payload: [{ type: 'a/b' }] }),
      ),
    )
    await screen.findByRole('slider')
    await user.click(screen.getByRole('button', { name: 'Step forward' }))
    expect(screen.getByRole('heading', { name: 'Replay a report' })).toBeVisible()
  })

  it('is no page unless the configuration allows it', async () => {
    rememberGuest()
    renderApp({ at: '/dev/replay' })
    expect(await screen.findByText('PAGE NOT FOUND')).toBeVisible()
  })
})
