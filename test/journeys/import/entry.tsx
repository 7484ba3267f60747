// Entering URLs to import: no passwords, no misleading characters, and correct focus.

import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { repository } from '../../fixtures/importRequests.ts'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { servePage } from '../../support/signIn.ts'

const withPassword = repository.replace('https://', 'https://dana:s3cret@')

function openImport(search = '') {
  servePage('{ id: guest }', 'integrations: { github: [{ host: git.example.invalid }] }\n')
  rememberGuest()
  return renderApp({ at: `/catalog-import${search}` })
}

const field = () => screen.findByLabelText('One URL per line')
const shownBack = () => within(screen.getByRole('list', { name: 'Detected URLs' }))

describe('entry', () => {
  beforeEach(() => {
    localStorage.clear()
  })

  it('leaves user names and passwords out of what is pasted', async () => {
    const { user } = openImport()
    await user.click(await field())
    await user.paste(withPassword)
    expect(await field()).toHaveValue(repository)
    expect(shownBack().getByText('Repository', { selector: 'strong' })).toBeVisible()
    expect(JSON.stringify(localStorage)).not.toContain('s3cret')
  })

  it('lets nobody but the eye know of a password that is typed, not even of its beginning', async () => {
    const { user, portal, recorder } = openImport()
    const told = () =>
      JSON.stringify([recorder.log(), portal.store.getState(), Object.entries(localStorage)])
    await user.type(await field(), `${repository}\nhttps://dana:s3cr`)
    expect(await field()).toHaveValue(`${repository}\nhttps://dana:s3cr`)
    expect(screen.getByText(/^Possible credentials are not saved/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Analyze' })).toBeDisabled()
    expect(shownBack().getAllByRole('listitem')).toHaveLength(1)
    await user.type(await field(), 'et@git.example.invalid:8443/team/other')
    expect(await field()).toHaveValue(`${repository}\nhttps://git.example.invalid:8443/team/other`)
    expect(screen.getByRole('button', { name: 'Analyze 2 URLs' })).toBeEnabled()
    expect(told()).not.toMatch(/dana|s3c/)
  })

  it('analyzes what can be analyzed, and keeps an invalid line where it was typed', async () => {
    const { router, user } = openImport()
    server.use(
      http.post(`${backendUrl}/api/catalog/analyze-location`, () =>
        HttpResponse.json({ existingEntityFiles: [], generateEntities: [] }),
      ),
    )
    await user.type(await field(), `${repository}\nnonsense`)
    expect(screen.getByText(/Skips 1 invalid line\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Analyze' }))
    expect(new URLSearchParams(router.state.location.search).getAll('url')).toEqual([repository])
    await user.click(await screen.findByRole('link', { name: 'Change URL' }))
    expect(await field()).toHaveValue(`${repository}\nnonsense`)
  })

  it('leaves them out of a link that somebody follows', async () => {
    openImport(`?${new URLSearchParams({ url: withPassword }).toString()}`)
    expect(await screen.findByRole('heading', { level: 2, name: repository })).toBeVisible()
    expect(JSON.stringify(localStorage)).not.toContain('s3cret')
  })

  it('shows what would reorder or hide the rest of an address, and takes no such address', async () => {
    const { user } = openImport()
    await user.click(await field())
    await user.paste(`${repository}/blob/main/\u202Elmay.exe`)
    expect(shownBack().getByText('Invalid URL')).toBeVisible()
    expect(shownBack().getByText(/^Not an http URL: \S+\\u\{202e\}lmay\.exe$/)).toBeVisible()
  })

  it('takes no more than a reload could bring back', async () => {
    const { user } = openImport()
    await user.click(await field())
    await user.paste(`${repository}/blob/main/${'a'.repeat(9_000)}.yaml`)
    expect(screen.getByText(/too long\. Import fewer/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Analyze' })).toBeDisabled()
  })

  it('keeps the focus in the import when what had it is gone', async () => {
    const { user } = openImport()
    await user.type(await field(), 'https://nowhere.example/x')
    await user.click(screen.getByRole('button', { name: 'Analyze' }))
    await screen.findByRole('heading', { level: 2, name: 'https://nowhere.example/x' })
    expect(document.activeElement).toContainElement(
      screen.getByRole('link', { name: 'Change URL' }),
    )
    expect(document.body).not.toHaveFocus()
  })
})
