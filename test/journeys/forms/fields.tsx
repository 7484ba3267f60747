// Fields of a template's form that plugins offer, and those of a repository.

import { describe, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { definition } from '../../../config/plugins.ts'
import { signedOut } from '../../../src/features/session/sessionSlice.ts'
import { createServiceFactory } from '../../../src/model/plugins/serviceFactories.ts'
import type { PluginManifest } from '../../../src/plugins/plugin.ts'
import { backendUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { stethoscopeRef } from '../../support/samplePlugin/model/pulse/stethoscope.ts'
import { samplePlugin } from '../../support/samplePlugin/plugins/pulse/pulsePlugin.ts'

describe('fields', () => {
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
    await user.type(await screen.findByRole('spinbutton', { name: /Pulse at rest/ }), '50')
    expect(screen.getByText('Unknown field ColourPicker')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /Colour/ }), 'blue')
    await user.click(screen.getByRole('button', { name: 'Review' }))
    expect(await screen.findByText('50')).toBeVisible()
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

  it('a plugin’s field checks its value before the next step, and its failed check can be repeated and skipped', async () => {
    const hearings: PromiseWithResolvers<number>[] = []
    const listen = () => {
      const hearing = Promise.withResolvers<number>()
      hearings.push(hearing)
      return hearing.promise
    }
    const hear = createServiceFactory({
      ref: stethoscopeRef,
      priority: 'app',
      create: () => ({ maker: 'Bowles', listen }),
    })
    const pulse = { ...field('PulsePicker'), type: 'number', title: 'Pulse at rest' }
    const { user } = openForm({ pulse }, { ...samplePlugin, services: [hear] })
    const input = await screen.findByRole('spinbutton', { name: /Pulse at rest/ })
    await user.type(input, '90')
    await user.click(screen.getByRole('button', { name: 'Review' }))
    expect(await screen.findByRole('button', { name: 'Checking…' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    hearings[0]?.resolve(72)
    const tooFast = 'Must be at most 72, your present pulse.'
    expect(await screen.findByRole('link', { name: `Pulse at rest: ${tooFast}` })).toBeVisible()
    expect(input).toHaveAccessibleDescription(tooFast)

    await user.clear(input)
    await user.type(input, '60')
    expect(screen.queryByText(tooFast)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await waitFor(() => {
      expect(hearings).toHaveLength(2)
    })
    hearings[1]?.reject(new Error('no stethoscope'))
    const failed = "Couldn't check this value. Retry, or skip the check."
    expect(await screen.findByRole('link', { name: `Pulse at rest: ${failed}` })).toBeVisible()
    expect(input).toHaveAccessibleDescription(failed)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => {
      expect(hearings).toHaveLength(3)
    })
    hearings[2]?.reject(new Error('no stethoscope'))
    await user.click(await screen.findByRole('button', { name: 'Skip check' }))
    expect(await screen.findByRole('heading', { name: 'Review' })).toBeVisible()
  })

  it('the only allowed host and owner are chosen and fixed, and the rest is typed', async () => {
    const { user } = openForm({
      repoUrl: field('RepoUrlPicker', {
        allowedHosts: ['github.com'],
        allowedOwners: ['larkspur'],
      }),
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

  it('what was typed right before a sign-out is in no action after it', async () => {
    const { user, portal, recorder } = openForm({ colour: { type: 'string', title: 'Colour' } })
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    await user.type(await screen.findByRole('textbox', { name: 'Colour' }), 'heliotrope')
    act(() => {
      portal.store.dispatch(signedOut({ by: 'otherTab' }))
    })
    expect(screen.queryByRole('textbox', { name: 'Colour' })).toBeNull()
    expect(JSON.stringify(recorder.log())).not.toContain('heliotrope')
  })
})
