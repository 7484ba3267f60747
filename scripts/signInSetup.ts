// What a backend and a page are told of the identity provider that stands beside them.

import type { ConfigObject } from '../src/model/config/configValues.ts'
import { people } from '../test/servers/identityProvider/people.ts'
import {
  startIdentityProvider,
  type IdentityProvider,
} from '../test/servers/identityProvider/startIdentityProvider.ts'
import { assertFree, identityProviderPort, type Ports } from './ports.ts'

/** On its usual port; throws where that is taken. */
export async function startProvider({ backend }: Ports): Promise<IdentityProvider> {
  const port = identityProviderPort()
  await assertFree(port, 'PORTICO_IDENTITY_PROVIDER_PORT')
  return startIdentityProvider({ port, backendUrl: `http://localhost:${String(backend)}` })
}

/** Who can sign in with it, for people to read. */
export const peopleText = `people: ${people.map(({ name }) => name).join(', ')}`

/** For the backend's environment: its own start reads them (backend/README.md). */
export const identityProviderVariables = ({ url, clientSecret }: IdentityProvider) => ({
  PORTICO_IDENTITY_PROVIDER: url,
  PORTICO_IDENTITY_PROVIDER_SECRET: clientSecret,
})

/** The page's part: the environment of backend/app-config.auth.yaml, and which providers there are, on its sign-in page too. */
export const signInConfig: ConfigObject = {
  app: {
    signInPage: {
      providers: [
        { id: 'guest' },
        { id: 'custom' },
        { id: 'oidc' },
        { id: 'github' },
        { id: 'gitlab' },
      ],
    },
  },
  auth: {
    environment: 'default',
    providers: { guest: {}, oidc: {}, github: {}, gitlab: {} },
  },
}
