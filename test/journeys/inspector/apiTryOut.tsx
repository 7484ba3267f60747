// Trying operations out: forms, files, security, code, and what comes back.

import { File } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { viewerOf } from '../../../src/features/apis/viewerChunks.ts'
import { backendUrl, recordedBody, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const fixture = (name: string) => readFileSync(`test/fixtures/apis/${name}`, 'utf8')

/** `copied` gets what is written to the clipboard. */
function openDefinition(definition: string, copied: string[] = []) {
  const entity = recordedBody('entity-api-default-payments-api') as { spec: object }
  server.use(
    http.get(`${backendUrl}/api/catalog/entities/by-name/api/default/payments-api`, () =>
      HttpResponse.json({ ...entity, spec: { ...entity.spec, type: 'openapi', definition } }),
    ),
  )
  const write = (text: string) => {
    copied.push(text)
    return Promise.resolve()
  }
  return renderApp({
    at: '/catalog/default/api/payments-api/definition',
    services: { clipboard: { write } },
  })
}

describe('apiTryOut', () => {
  beforeAll(() => viewerOf('openapi'))
  beforeEach(rememberGuest)

  it('sends the fields and files of a form', async () => {
    const sent: FormData[] = []
    server.use(
      http.post('https://docs.larkspur.example/v1/documents', async ({ request }) => {
        sent.push(await request.formData())
        return new HttpResponse('<stored><id>7</id></stored>', {
          status: 201,
          headers: { 'content-type': 'application/xml', 'x-cost': '3' },
        })
      }),
    )
    const { user } = openDefinition(fixture('a01-swagger2-form.yaml'))
    await user.click(await screen.findByText('Stores a document'))
    expect(screen.getByText('The document itself')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Try it out' }))
    const file = await screen.findByLabelText('file')
    await user.type(screen.getByRole('textbox', { name: 'title' }), 'Minutes')
    await user.click(screen.getByRole('button', { name: 'Send POST request' }))
    expect(await screen.findByText('Required: file')).toBeVisible()
    // The form data of Node takes no file of jsdom.
    const minutes = new File(['content'], 'minutes.txt', { type: 'text/plain' })
    await user.upload(file, minutes as unknown as globalThis.File)
    await user.click(screen.getByRole('button', { name: 'Send POST request' }))
    expect(await screen.findByText('Response 201')).toBeVisible()
    expect(sent[0]?.get('title')).toBe('Minutes')
    expect(sent[0]?.get('file')).toMatchObject({ name: 'minutes.txt', size: 7 })
    const body = screen.getByRole('group', { name: 'Response body' })
    expect(body.textContent).toBe('<stored>\n  <id>7</id>\n</stored>')
    await user.click(screen.getByText('Response headers'))
    expect(
      within(screen.getByRole('group', { name: 'Response headers' })).getByText(/x-cost: 3/),
    ).toBeVisible()
  })

  it('asks for a server where the definition has a relative one, and knows it at the next visit', async () => {
    server.use(http.get('https://pets.larkspur.example/v2/pets', () => HttpResponse.json(['Rex'])))
    const definition =
      'openapi: 3.0.0\ninfo: { title: Pets, version: "1" }\nservers: [{ url: /v2 }]\npaths: { /pets: { get: { summary: All pets, responses: { 200: { description: D } } } } }'
    const { user, unmount } = openDefinition(definition)
    await user.click(await screen.findByText('All pets'))
    await user.click(await screen.findByRole('button', { name: 'Try it out' }))
    const address = await screen.findByLabelText('Server address')
    await user.type(address, 'javascript:1{Enter}')
    expect(await screen.findByText('Enter an http or https address without query.')).toBeVisible()
    await user.clear(address)
    await user.type(address, 'https://pets.larkspur.example/{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Send GET request' }))
    expect(await screen.findByText('Response 200')).toBeVisible()
    unmount()

    const again = openDefinition(definition)
    await again.user.click(await screen.findByText('All pets'))
    await again.user.click(await screen.findByRole('button', { name: 'Try it out' }))
    expect(await screen.findByText('Your server: https://pets.larkspur.example')).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Change server' }))
    expect(await screen.findByLabelText('Server address')).toHaveValue('')
  })

  it('sends to the servers of the operation, else of its path, else of the document', async () => {
    for (const place of ['operation', 'path', 'document'])
      server.use(
        http.get(`https://${place}.larkspur.example/pets/${place}`, () => HttpResponse.json(place)),
      )
    const { user } = openDefinition(
      [
        'openapi: 3.1.0',
        'servers: [{ url: https://document.larkspur.example }]',
        'paths:',
        '  /pets/document: { get: { summary: By document, responses: {} } }',
        '  /pets/path: { servers: [{ url: https://path.larkspur.example }], get: { summary: By path, responses: {} } }',
        '  /pets/operation:',
        '    servers: [{ url: https://path.larkspur.example }]',
        '    get: { summary: By operation, servers: [{ url: https://operation.larkspur.example }], responses: {} }',
      ].join('\n'),
    )
    for (const place of ['document', 'path', 'operation']) {
      await user.click(await screen.findByText(`By ${place}`))
      await user.click(await screen.findByRole('button', { name: 'Try it out' }))
      await user.click(await screen.findByRole('button', { name: 'Send GET request' }))
      expect(await screen.findByText('Response 200')).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Close' }))
      await user.click(screen.getByText(`By ${place}`))
    }
  })

  it('keeps passwords out of store, actions and code, and copies code with placeholders', async () => {
    const sent: string[] = []
    server.use(
      http.post('https://docs.larkspur.example/v1/login', async ({ request }) => {
        sent.push(await request.text())
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const copied: string[] = []
    const { user, portal, recorder } = openDefinition(fixture('a01-swagger2-form.yaml'), copied)
    await user.click(await screen.findByText('Begins a session'))
    await user.click(await screen.findByRole('button', { name: 'Try it out' }))
    await user.type(await screen.findByRole('textbox', { name: 'user' }), 'ada')
    const password = screen.getByLabelText('pass')
    expect(password).toHaveAttribute('type', 'password')
    await user.type(password, 'typed-secret')
    await user.click(screen.getByText('Code'))
    for (const language of ['curl', 'fetch', 'Python']) {
      await user.click(screen.getByRole('radio', { name: language }))
      const code = screen.getByRole('group', { name: language })
      expect(code.textContent).toContain('https://docs.larkspur.example/v1/login')
      expect(code.textContent).toContain('ada')
      expect(code.textContent).toContain('YOUR_PASS')
      expect(code.textContent).not.toContain('typed-secret')
    }
    const form = within(screen.getByRole('form', { name: 'Try it out' }))
    await user.click(form.getByRole('button', { name: 'Copy' }))
    expect(await form.findByText('Copied!')).toBeVisible()
    expect(copied[0]).toContain('import requests')
    await user.click(screen.getByRole('button', { name: 'Send POST request' }))
    expect(await screen.findByText('Response 204')).toBeVisible()
    expect(sent).toEqual(['user=ada&pass=typed-secret'])
    expect(JSON.stringify([recorder.log(), portal.store.getState()])).not.toMatch(
      /typed-secret|import requests/,
    )
    const kept = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage))
    expect(kept.join('\n')).not.toContain('typed-secret')
  })

  it('shows methods and tags that are new, and names what it does not interpret', async () => {
    const { user } = openDefinition(
      fixture('a02-openapi32-query.yaml').replace(
        '    additionalOperations:',
        '    unheard: { responses: {} }\n    additionalOperations:',
      ),
    )
    expect(await screen.findByRole('region', { name: 'Search › Nested nav' })).toBeVisible()
    expect(screen.getByText('QUERY')).toBeVisible()
    expect(screen.getByText('PURGE')).toBeVisible()
    await user.click(screen.getByText('Shown as source: unheard'))
    expect(screen.getByRole('group', { name: 'Shown as source: unheard' })).toBeVisible()
    await user.click(screen.getByText('Streams events'))
    await user.click(await screen.findByText('A stream'))
    expect(screen.getByText('Each item of the stream')).toBeVisible()
  })

  it('sends basic authentication as user and password', async () => {
    const sent: (string | null)[] = []
    server.use(
      http.get('https://api.larkspur.example/me', ({ request }) => {
        sent.push(request.headers.get('authorization'))
        return HttpResponse.json({ ok: true })
      }),
    )
    const { user } = openDefinition(
      'openapi: 3.1.0\nservers: [{ url: https://api.larkspur.example }]\ncomponents: { securitySchemes: { plain: { type: http, scheme: basic } } }\npaths: { /me: { get: { summary: Me, security: [{ plain: [] }], responses: {} } } }',
    )
    await user.click(await screen.findByText('Me'))
    await user.click(await screen.findByRole('button', { name: 'Try it out' }))
    await user.type(await screen.findByRole('textbox', { name: 'User (plain)' }), 'ada')
    await user.type(screen.getByLabelText('Password (plain)'), 'pass')
    await user.click(screen.getByRole('button', { name: 'Send GET request' }))
    expect(await screen.findByText('Response 200')).toBeVisible()
    expect(sent).toEqual([`Basic ${btoa('ada:pass')}`])
  })
})
