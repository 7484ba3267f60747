import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { templateFields } from '../../../src/features/scaffolder/fields/templateFields.ts'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const dryRun = `${backendUrl}/api/scaffolder/v2/dry-run`
const result: unknown = JSON.parse(readFileSync('test/fixtures/scaffolder/dryRun.json', 'utf8'))

/** A file of an upload; jsdom's own cannot be read. */
const fileAt = (path: string, content: Uint8Array<ArrayBuffer>) =>
  Object.defineProperties(new File([content], path), {
    webkitRelativePath: { value: `mine/${path}` },
    arrayBuffer: { value: () => Promise.resolve(content.buffer) },
  })
const textAt = (path: string, text: string) => fileAt(path, new TextEncoder().encode(text))

describe('templateEditor', () => {
  beforeEach(rememberGuest)

  it('leads from the ways in to an example, whose form follows its text', async () => {
    const { user } = renderApp({ at: '/create/edit' })
    await user.click(await screen.findByRole('link', { name: 'Form with many fields' }))
    expect(await screen.findByRole('heading', { name: 'Texts and choices' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'template.yaml' })).toHaveTextContent('No problems')
  })

  it('says what the dry run did, and why another one failed', async () => {
    server.use(http.post(dryRun, () => HttpResponse.json(result as object), { once: true }))
    const { user } = renderApp({ at: '/create/template?example=service' })
    await user.click(await screen.findByRole('button', { name: 'Run dry run' }))
    expect(await screen.findByText('Succeeded')).toBeVisible()
    expect(screen.getByRole('button', { name: 'a.txt' })).toHaveAttribute('aria-current', 'true')
    await user.click(screen.getByRole('tab', { name: 'Log' }))
    expect(screen.getByText(/Starting up task with 3 steps/)).toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: 'Output' }))
    expect(screen.getByText(/"title": "T"/)).toBeVisible()

    const errors = [{ path: [], name: 'required', argument: 'name', message: 'requires "name"' }]
    server.use(http.post(dryRun, () => HttpResponse.json({ errors }, { status: 400 })))
    await user.click(screen.getByRole('button', { name: 'Run dry run' }))
    expect(await screen.findByText('The dry run failed')).toBeVisible()
    expect(screen.getByText('Result of the previous run')).toBeVisible()
    const form = screen.getByRole('region', { name: 'Form' })
    expect(await within(form).findByRole('link', { name: /Name.*requires "name"/ })).toBeVisible()
  })

  it('moves through the files by keyboard, and adds one', async () => {
    const { user } = renderApp({ at: '/create/template?example=service' })
    const tree = await screen.findByRole('tree', { name: 'Files' })
    within(tree).getByRole('treeitem', { name: 'template.yaml' }).focus()
    await user.keyboard('{Home}')
    const folder = within(tree).getByRole('treeitem', { name: 'skeleton' })
    expect(folder).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(folder).toHaveAttribute('aria-expanded', 'false')
    expect(within(tree).queryByRole('treeitem', { name: 'README.md' })).toBeNull()
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    expect(within(tree).getByRole('treeitem', { name: 'README.md' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    expect(screen.getByRole('region', { name: 'skeleton/README.md' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'New file' }))
    await user.type(screen.getByRole('textbox', { name: 'Path' }), '../x')
    await user.click(screen.getByRole('button', { name: 'Add file' }))
    expect(screen.getByText('Enter a relative path such as skeleton/README.md.')).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'Path' }))
    await user.type(screen.getByRole('textbox', { name: 'Path' }), 'docs/index.md')
    await user.click(screen.getByRole('button', { name: 'Add file' }))
    expect(screen.getByRole('region', { name: 'docs/index.md' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    const dialog = screen.getByRole('dialog', { name: 'Discard all changes?' })
    await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }))
    expect(within(tree).queryByRole('treeitem', { name: 'index.md' })).toBeNull()
  })

  it('renames and deletes by keyboard and menu, asks first, and brings all of it back', async () => {
    const { user } = renderApp({ at: '/create/template?example=service' })
    const tree = await screen.findByRole('tree', { name: 'Files' })
    const row = (name: string) => within(tree).getByRole('treeitem', { name })
    row('skeleton').focus()
    await user.keyboard('{F2}')
    let dialog = screen.getByRole('dialog', { name: 'Rename skeleton' })
    const path = within(dialog).getByRole('textbox', { name: 'Path' })
    await user.clear(path)
    await user.type(path, 'template.yaml{Enter}')
    expect(within(dialog).getByText('A file or folder with this path exists.')).toBeVisible()
    await user.clear(path)
    await user.type(path, 'content/files{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(row('files')).toHaveFocus()
    await user.click(row('README.md Unsaved'))
    expect(screen.getByRole('region', { name: 'content/files/README.md' })).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Actions for README.md' }))
    const item = screen.getByRole('menuitem', { name: 'Delete' })
    // The name of the row would have to have the menu's words.
    expect(item.closest('[role="treeitem"]')).toBeNull()
    await user.click(item)
    dialog = screen.getByRole('dialog', { name: 'Delete README.md?' })
    expect(dialog).toHaveAccessibleDescription('Its unsaved changes are lost.')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(row('README.md Unsaved')).toBeVisible()
    row('README.md Unsaved').focus()
    await user.keyboard('{Delete}')
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(within(tree).getAllByRole('treeitem')).toEqual([row('template.yaml')])
    expect(row('template.yaml')).toHaveFocus()
    expect(screen.getByRole('region', { name: 'template.yaml' })).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    dialog = screen.getByRole('dialog', { name: 'Discard all changes?' })
    await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }))
    await user.click(row('README.md'))
    expect(screen.getByRole('region', { name: 'skeleton/README.md' })).toBeVisible()
    expect(screen.queryByRole('img', { name: 'Unsaved' })).toBeNull()
  })

  it('uploads a directory where the browser cannot write one; binary files are kept', async () => {
    const bodies: unknown[] = []
    server.use(
      http.post(dryRun, async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json(result as object)
      }),
    )
    const { user } = renderApp({ at: '/create/edit' })
    const input = await screen.findByLabelText('Upload directory', { selector: 'input' })
    const files = [
      textAt('template.yaml', 'kind: Template\nspec: { steps: [] }'),
      fileAt('logo.png', new Uint8Array([0, 1, 2])),
      textAt('.git/config', 'secret'),
      textAt(`${'deep/'.repeat(30)}a`, 'too deep'),
    ]
    fireEvent.change(input, { target: { files } })
    expect(await screen.findByRole('heading', { name: 'Directory mine' })).toBeVisible()
    const tree = screen.getByRole('tree', { name: 'Files' })
    expect(within(tree).getAllByRole('treeitem')).toHaveLength(2)
    await user.click(within(tree).getByRole('treeitem', { name: 'logo.png' }))
    expect(screen.getByText('Binary, 0 kB')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Run dry run' })[0] ?? document.body)
    await waitFor(() => {
      expect(bodies).toHaveLength(1)
    })
    expect(bodies[0]).toMatchObject({
      directoryContents: [{ path: 'template.yaml' }, { path: 'logo.png', base64Content: 'AAEC' }],
    })
  })

  it('refuses a directory with too much in it', async () => {
    renderApp({ at: '/create/edit' })
    const input = await screen.findByLabelText('Upload directory', { selector: 'input' })
    fireEvent.change(input, { target: { files: [fileAt('big', new Uint8Array(8_000_000))] } })
    expect(await screen.findByText(/more than 500 files or 7 MB/)).toBeVisible()
  })

  it('shows the values of an installed form, step by step', async () => {
    const { user } = renderApp({
      at: '/create/template-form?template=template:default/new-service',
    })
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'basket')
    const values = screen.getByRole('region', { name: 'Values of About the service' })
    await waitFor(() => {
      expect(values).toHaveTextContent('{ "name": "basket" }')
    })
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('link', { name: /Owner/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Edit template' })).toHaveAttribute(
      'href',
      '/create/template?template=template%3Adefault%2Fnew-service',
    )
  })

  it('tries a field, and names what is wrong with its YAML', async () => {
    const { user } = renderApp({ at: '/create/custom-fields?field=EntityNamePicker' })
    const fields = await screen.findByRole('navigation', { name: 'Fields' })
    const names = within(fields)
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(names).toEqual(Object.keys(templateFields).sort())
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'basket')
    expect(await screen.findByText('"basket"')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'EntityPicker' }))
    const table = await screen.findByRole('table', { name: 'Options' })
    expect(within(table).getByRole('row', { name: /^catalogFilter/ })).toHaveTextContent(
      'Filters of the catalog',
    )
  })

  it('says which of its options a field requires, at every depth', async () => {
    renderApp({ at: '/create/custom-fields?field=RepoUrlPicker' })
    const table = await screen.findByRole('table', { name: 'Options' })
    expect(
      within(table).getByRole('row', { name: /requestUserCredentials\.secretsKey/ }),
    ).toHaveTextContent('string · required')
  })
})
