// Settings of backend and page for the identity provider of tests and of `npm run dev:auth`.

import type { ConfigObject } from '../src/model/config/configValues.ts'
import { people } from '../test/servers/identityProvider/people.ts'
import {
  startIdentityProvider,
  type IdentityProvider,
} from '../test/servers/identityProvider/startIdentityProvider.ts'
import { identityProviderPort, portOrAny, type Ports } from './ports.ts'

/** On its default port. If that is in use, throws, or takes any other with `anyPort`. */
export async function startProvider(
  { backend }: Ports,
  anyPort = false,
): Promise<IdentityProvider> {
  const name = 'PORTICO_IDENTITY_PROVIDER_PORT'
  const port = await portOrAny(identityProviderPort(), name, anyPort)
  return startIdentityProvider({ port, backendUrl: `http://localhost:${String(backend)}` })
}

/** Lists the test users on the console. */
export const peopleText = `people: ${people.map(({ name }) => name).join(', ')}`

/** Environment variables for the backend, which reads them when it starts (backend/README.md). */
export const identityProviderVariables = ({ url, clientSecret }: IdentityProvider) => ({
  PORTICO_IDENTITY_PROVIDER: url,
  PORTICO_IDENTITY_PROVIDER_SECRET: clientSecret,
})

/** Settings of the page: the environment of backend/app-config.auth.yaml and the sign-in providers. */
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
