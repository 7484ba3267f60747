// Secrets of forms, at whatever depth: typed into the real form, and afterwards nowhere but in the request.

import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { JsonRecord } from '../../../src/model/json.ts'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { secretForm } from '../../support/secretSchemas.ts'
import { answerTask, recordedTask } from '../../support/taskPage.ts'

const scaffolder = `${backendUrl}/api/scaffolder/v2`

describe('secrets', () => {
  beforeEach(rememberGuest)
  interface Sent {
    readonly values: JsonRecord
    readonly secrets: Readonly<Record<string, string>>
  }

  /** The form of a template whose tasks have the values that were sent, as the backend's have. */
  function openForm(schema: JsonRecord, values: JsonRecord = {}) {
    const sent: Sent[] = []
    const copied: string[] = []
    const printed = ['log', 'info', 'warn', 'error', 'debug'].map((name) =>
      jest.spyOn(console, name as 'log').mockImplementation(() => undefined),
    )
    server.use(
      http.get(`${scaffolder}/templates/default/template/secrets/parameter-schema`, () =>
        HttpResponse.json({ title: 'Secrets', steps: [{ title: 'All', schema }] }),
      ),
      http.post(`${scaffolder}/tasks`, async ({ request }) => {
        const body = (await request.json()) as Sent
        sent.push(body)
        const task = recordedTask('completed')
        const templateInfo = { entityRef: 'template:default/secrets' }
        answerTask({ ...task, spec: { ...task.spec, templateInfo, parameters: body.values } })
        return HttpResponse.json({ id: task.id }, { status: 201 })
      }),
    )
    const link = encodeURIComponent(JSON.stringify(values))
    const app = renderApp({
      at: `/create/templates/default/secrets?formData=${link}`,
      services: { clipboard: { write: (text) => Promise.resolve(void copied.push(text)) } },
    })
    /** All that the page has, but for what is inside of fields. */
    const everything = () => {
      const page = document.documentElement.cloneNode(true) as HTMLElement
      for (const field of page.querySelectorAll('input')) field.remove()
      return JSON.stringify([
        app.portal.store.getState(),
        app.recorder.log(),
        app.recorder.segments(),
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        app.router.state.location,
        copied,
        page.outerHTML,
        printed.map(({ mock }) => mock.calls.map((call) => call.map(String))),
      ])
    }
    return { ...app, sent, copied, everything }
  }

  const secretFields = () => [
    ...document.querySelectorAll<HTMLInputElement>('input[type=password]'),
  ]

  it.each([10, 11, 18, 20, 33, 36, 41, 47])(
    'nothing of what is typed into form %i is anywhere but in the request',
    async (seed) => {
      const { schema, values } = secretForm(seed, { isEmpty: true })
      const { user, sent, copied, everything } = openForm(schema, values)
      await screen.findByRole('heading', { name: 'All' })
      const fields = secretFields()
      expect(fields).toHaveLength(secretForm(seed).secrets.length)
      const typed = fields.map((_field, index) => `typed-${String(index)}-secret`)
      for (const [index, field] of fields.entries()) {
        await user.click(field)
        await user.paste(typed[index] ?? '')
      }
      const areHidden = () => {
        const all = everything()
        expect(typed.filter((one) => all.includes(one))).toEqual([])
      }
      await screen.findByText('Draft saved')
      areHidden()
      await user.click(screen.getByRole('button', { name: 'Copy link' }))
      await waitFor(() => {
        expect(copied).toHaveLength(1)
      })
      await user.click(screen.getByRole('button', { name: 'Review' }))
      await user.click(await screen.findByRole('button', { name: 'Create' }))
      await waitFor(() => {
        expect(sent).toHaveLength(1)
      })
      const body = JSON.stringify(sent)
      expect(typed.filter((one) => !body.includes(one))).toEqual([])
      await screen.findByRole('region', { name: 'Parameters' })
      areHidden()
    },
  )

  const users = {
    type: 'array',
    title: 'Users',
    items: {
      type: 'object',
      properties: {
        login: { type: 'string', title: 'Login' },
        pass: { type: 'string', title: 'Passphrase', 'ui:widget': 'password' },
      },
    },
  }
  const twoUsers = { users: [{ login: 'ada' }, { login: 'bea' }] }

  const entries = () => {
    const logins = screen.getAllByLabelText<HTMLInputElement>(/^Login/)
    const passphrases = screen.getAllByLabelText<HTMLInputElement>(/^Passphrase/)
    return logins.map(({ value }, index) => [value, passphrases[index]?.value])
  }

  it('secrets in a list keep their place when items are moved, copied and removed', async () => {
    const list = { ...users, 'ui:options': { copyable: true } }
    const { user, sent } = openForm({ properties: { users: list } }, twoUsers)
    const [first, second] = await screen.findAllByLabelText(/^Passphrase/)
    if (!first || !second) throw new Error('Two items are expected')
    await user.type(first, 'of ada')
    await user.type(second, 'of bea')
    await user.click(screen.getByRole('button', { name: 'Move Item 2 up' }))
    expect(entries()).toEqual([
      ['bea', 'of bea'],
      ['ada', 'of ada'],
    ])
    await user.click(screen.getByRole('button', { name: 'Copy Item 1' }))
    await user.clear(screen.getAllByLabelText(/^Passphrase/)[1] ?? first)
    await user.type(screen.getAllByLabelText(/^Passphrase/)[1] ?? first, 'of the copy')
    expect(entries()).toEqual([
      ['bea', 'of bea'],
      ['bea', 'of the copy'],
      ['ada', 'of ada'],
    ])
    await user.click(screen.getByRole('button', { name: 'Remove Item 1' }))
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await user.click(await screen.findByRole('button', { name: 'Create' }))
    await waitFor(() => {
      expect(sent).toMatchObject([
        { values: { users: [{ pass: 'of the copy' }, { login: 'ada', pass: 'of ada' }] } },
      ])
    })
  })

  it('a draft that is taken up again asks for the secrets of its list anew', async () => {
    const first = openForm({ properties: { users } }, twoUsers)
    await first.user.type(
      (await screen.findAllByLabelText(/^Passphrase/))[1] ?? document.body,
      'of bea',
    )
    await screen.findByText('Draft saved')
    first.portal.stop()
    first.unmount()
    const { user } = openForm({ properties: { users } })
    expect(await screen.findByText(/Passwords and tokens/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /Continue/ }))
    expect(await screen.findByText(/Enter these again.*Passphrase/)).toBeVisible()
    expect(entries()).toEqual([
      ['ada', ''],
      ['bea', ''],
    ])
  })
})
