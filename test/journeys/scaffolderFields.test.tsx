// Fields of a template's form that plugins offer, and those of a repository.

import { expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { definition } from '../../config/plugins.ts'
import type { PluginManifest } from '../../src/plugins/plugin.ts'
import { backendUrl, server } from '../support/backend.ts'
import { rememberGuest } from '../support/catalog.ts'
import { renderApp } from '../support/renderApp.tsx'
import { samplePlugin } from '../support/samplePlugin/plugins/pulse/pulsePlugin.ts'

const field = (name: string, options: object = {}) => ({
  type: 'string',
  'ui:field': name,
  'ui:options': options,
})

function openForm(properties: object, plugin: PluginManifest = samplePlugin) {
  const path = '/api/scaffolder/v2/templates/default/template/fields/parameter-schema'
  const steps = [{ title: 'All', schema: { properties, required: Object.keys(properties) } }]
  server.use(http.get(backendUrl + path, () => HttpResponse.json({ title: 'Fields', steps })))
  rememberGuest()
  return renderApp({
    at: '/create/templates/default/fields',
    definition: { plugins: [...definition.plugins, plugin] },
  })
}

it('a plugin’s field is loaded with its plugin, and unknown fields are named', async () => {
  const { user } = openForm({
    pulse: { ...field('PulsePicker'), type: 'number', title: 'Pulse at rest' },
    colour: { ...field('ColourPicker'), title: 'Colour' },
  })
  await user.type(await screen.findByRole('spinbutton', { name: /Pulse at rest/ }), '72')
  expect(screen.getByText('Unknown field ColourPicker')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /Colour/ }), 'blue')
  await user.click(screen.getByRole('button', { name: 'Review' }))
  expect(await screen.findByText('72')).toBeVisible()
})

it('a plugin’s field that cannot be loaded says so in its place, and can be asked for again', async () => {
  let isDown = true
  const load = () => (isDown ? Promise.reject(new Error('no chunk')) : samplePlugin.load())
  const { user } = openForm(
    { pulse: { ...field('PulsePicker'), type: 'number', title: 'Pulse at rest' } },
    { ...samplePlugin, load },
  )
  const retry = await screen.findByRole('button', { name: /Retry|again/i })
  expect(screen.queryByRole('spinbutton')).toBeNull()
  isDown = false
  await user.click(retry)
  expect(await screen.findByRole('spinbutton', { name: /Pulse at rest/ })).toBeVisible()
})

it('the only allowed host and owner are chosen and fixed, and the rest is typed', async () => {
  const { user } = openForm({
    repoUrl: field('RepoUrlPicker', { allowedHosts: ['github.com'], allowedOwners: ['larkspur'] }),
    branch: { ...field('RepoBranchPicker'), title: 'Branch' },
    owner: { ...field('RepoOwnerPicker', { allowedOwners: ['greenhouse'] }), title: 'Team' },
  })
  const repository = within(await screen.findByRole('group', { name: 'repoUrl' }))
  expect(repository.getByLabelText(/^Host/)).toBeDisabled()
  expect(repository.getByLabelText(/^Owner/)).toBeDisabled()
  expect(screen.getByLabelText(/^Team/)).toBeDisabled()
  await user.type(screen.getByRole('textbox', { name: /Branch/ }), 'main')
  await user.click(screen.getByRole('button', { name: 'Review' }))
  const missing = 'Incomplete repository location provided, repo not provided'
  expect((await screen.findAllByText(new RegExp(missing))).length).toBeGreaterThan(0)
  await user.type(repository.getByLabelText(/^Repository/), 'basket')
  await user.click(screen.getByRole('button', { name: 'Review' }))
  expect(await screen.findByText('github.com?owner=larkspur&repo=basket')).toBeVisible()
  expect(screen.getByText('greenhouse')).toBeVisible()
})
