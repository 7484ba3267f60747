// The provider's own words for what goes before it.

import type { Provider } from 'oidc-provider'

export type Middleware = Parameters<Provider['use']>[0]
export type Context = Parameters<Middleware>[0]
