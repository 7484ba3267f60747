// Hostile objects in the answers of backend, clusters and code host: 200 cases. `test/long/hostileAnswers.test.ts` shows 10,000 to
// Chromium.

import { beforeEach, expect, it, jest } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { server, takeUnexpected } from '../support/backend.ts'
import { rememberGuest } from '../support/catalog.ts'
import { hostilePage, hostilePages, type HostilePageName } from '../support/hostileAnswers.ts'
import '../support/noSizes.ts'
import { renderApp } from '../support/renderApp.tsx'

beforeEach(() => {
  rememberGuest()
})

const names = Object.keys(hostilePages) as readonly HostilePageName[]
const seeds = [1, 2]
const casesPerPage = 13

/** Of Redux in development, about time; of jsdom; the socket of signals, which nobody answers; rows that an answer has twice. */
const harmless =
  /more than the warning threshold|The tag <%s> is unrecognized|\/api\/signals|children with the same key/
/** A form shows its other fields, and why it cannot show one. */
const namedByForm = 'the error boundary you provided, Boundary'

const isDangerous = (element: Element) =>
  [...element.attributes].some(
    ({ name, value }) =>
      name.startsWith('on') ||
      (/href|src|action/.test(name) &&
        /^(?:java|vb)script:|^data:text/i.test(value.replaceAll(/\s/g, ''))),
  )

it.each(names.flatMap((name) => seeds.map((seed) => [name, seed] as const)))(
  'draws %s with hostile answers of seed %i, and runs nothing',
  async (name, seed) => {
    const said: string[] = []
    for (const level of ['error', 'warn'] as const)
      jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
        said.push(words.map(String).join(' '))
      })
    const { at, answers, shows } = hostilePage(name, casesPerPage, seed)
    let isShown = false
    for (const { url, body, type } of answers.toReversed())
      server.use(
        http.all(url, ({ request }) => {
          isShown ||= shows.test(request.url)
          return new HttpResponse(body, { headers: { 'content-type': type } })
        }),
      )
    const { portal } = renderApp({ at })
    await waitFor(
      () => {
        const { queries } = portal.store.getState().backend
        expect(isShown).toBe(true)
        expect(JSON.stringify(queries)).not.toContain('"status":"pending"')
      },
      { timeout: 10_000 },
    )
    await act(() => Promise.resolve())
    const frame = document.querySelector('nav') && document.querySelector('main h1')
    expect(frame).not.toBeNull()
    const unnamed = said.filter((one) => name !== 'form' || !one.includes(namedByForm))
    expect(unnamed.filter((one) => !harmless.test(one))).toEqual([])
    expect([...document.querySelectorAll('*')].filter(isDangerous)).toEqual([])
    expect(document.body.querySelector('script, iframe, object, embed')).toBeNull()
    expect(window).not.toHaveProperty('attacked')
    // Refs that are nobody's.
    takeUnexpected()
  },
)
