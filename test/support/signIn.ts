// Shared by sign-in journeys: a portal with a sign-in page, and a provider whose windows a test controls.

import { http, HttpResponse } from 'msw'
import type { ProviderSession } from '../../src/model/session/person.ts'
import type { SessionDetails } from '../../src/model/session/sessionState.ts'
import { configYaml, portalUrl, server } from './backend.ts'
import { fakeProviders, fakeSession } from './fakeSessions.ts'

/** Offers these providers; `more` is merged into the configuration's top level. */
export function servePage(providers: string, more = ''): void {
  const page = `title: Portico, signInPage: { providers: [${providers}] },`
  const yaml = `${configYaml.replace('title: Portico,', page)}${more}`
  server.use(http.get(`${portalUrl}/app-config.yaml`, () => HttpResponse.text(yaml)))
}

export const octavia: ProviderSession = {
  scopes: ['read:user'],
  expiresAt: null,
  identityExpiresAt: null,
  profile: { displayName: 'Octavia', email: 'octavia@example.org' },
  identity: { userEntityRef: 'user:default/guest', ownershipEntityRefs: ['user:default/guest'] },
}

interface OpenWindow {
  readonly providerId: string
  readonly finish: (session: ProviderSession) => void
  readonly fail: (thrown: unknown) => void
  readonly isClosed: () => boolean
}

/** Fakes login windows and the sessions that they lead to. */
export function fakeWindows() {
  const opened: OpenWindow[] = []
  const left: string[] = []
  const providers = fakeProviders({
    refresh: () => Promise.reject(new Error('No session of this provider')),
    login: (providerId, _scopes, signal) =>
      new Promise((finish, fail) => {
        opened.push({ providerId, finish, fail, isClosed: () => signal.aborted })
      }),
    redirect: (providerId) => void left.push(providerId),
  })
  const session = fakeSession({
    enterAsGuest: () => Promise.resolve<SessionDetails>({ ...detailsOf(octavia), profile: {} }),
    enterWith: (_providerId, own) => detailsOf(own),
  })
  return { opened, left, services: { providers, session } }
}

function detailsOf({ identity, profile, expiresAt }: ProviderSession): SessionDetails {
  if (!identity) throw new Error('No identity')
  return { identity, profile, expiresAt }
}
