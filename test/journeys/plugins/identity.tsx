import { describe, expect, it, jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { definition } from '../../../config/plugins.ts'
import {
  createServiceFactory,
  type ServiceRef,
} from '../../../src/model/plugins/serviceFactories.ts'
import { noSession } from '../../../src/model/session/authFailures.ts'
import { identityRef } from '../../../src/sagas/services/coreServices.ts'
import { backendUrl, configYaml, portalUrl, server } from '../../support/backend.ts'
import { rememberGuest } from '../../support/catalog.ts'
import { renderApp } from '../../support/renderApp.tsx'

const answerGuest = (identity: object) => {
  server.use(
    http.get(`${backendUrl}/api/auth/guest/refresh`, () =>
      HttpResponse.json({ backstageIdentity: { token: 'not-signed', identity } }),
    ),
  )
}

describe('identity', () => {
  it('draws its pages for somebody whose ref is malformed, with a warning for developers', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue()
    answerGuest({ userEntityRef: 'mona', ownershipEntityRefs: ['mona', 'group:default/ops'] })
    server.use(
      http.get(`${backendUrl}/api/catalog/entities/by-query`, () =>
        HttpResponse.json({ items: [], totalItems: 0, pageInfo: {} }),
      ),
    )
    rememberGuest()
    renderApp({ at: '/settings' })
    const profile = await screen.findByRole('region', { name: 'Profile' })
    expect(within(profile).getAllByText('mona').length).toBeGreaterThan(0)
    expect(within(profile).getByRole('link', { name: 'group:ops' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Signed in as mona' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    // Redux Toolkit warns of its own checks where the machine is slow.
    const isOfSlowness = ([text]: readonly unknown[]) => /Middleware took \d+ms/.test(String(text))
    expect(warn.mock.calls.filter((call) => !isOfSlowness(call))).toEqual([
      ['Portico:', "The user entity ref 'mona' is not of the form kind:namespace/name"],
    ])
    warn.mockRestore()
  })

  it('says so where the backend lets a guest in and does not say as whom', async () => {
    answerGuest({})
    const signInPage = 'signInPage: { providers: [{ id: guest }] }'
    const config = configYaml.replace('title: Portico', `title: Portico, ${signInPage}`)
    server.use(http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(config)))
    rememberGuest()
    renderApp({ at: '/settings' })
    const alert = await screen.findByText('Failed to load user identity: No user entity ref found')
    expect(alert.closest('[role=alert]')).not.toBeNull()
  })

  interface Visitor {
    readonly name: () => Promise<string>
  }
  const visitorRef: ServiceRef<Visitor> = { id: 'sample.visitor' }

  it('is told to the services of plugins, which may sign out', async () => {
    const visitor = createServiceFactory({
      ref: visitorRef,
      dependencies: { identity: identityRef },
      create: ({ identity }) => ({
        name: async () => (await identity.getBackstageIdentity()).userEntityRef,
      }),
    })
    rememberGuest()
    const services = [...(definition.services ?? []), visitor]
    const { pluginServices } = renderApp({ at: '/settings', definition: { services } })
    const { name } = pluginServices.get(visitorRef)
    await expect(name()).rejects.toThrow('before app was loaded')
    await screen.findByRole('region', { name: 'Profile' })
    expect(await name()).toBe('user:default/guest')
    await act(() => pluginServices.get(identityRef).signOut())
    expect(await screen.findByRole('heading', { name: /^Sign in to/ })).toBeVisible()
    await expect(name()).rejects.toThrow(noSession().message)
  })
})
