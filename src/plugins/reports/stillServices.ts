// The services of a page that is drawn from a recording: none reaches the network, the browser's storage or a window.

import type { Services } from '../../sagas/services/services.ts'

const never = () => new Promise<never>(() => undefined)

export const stillServices = (services: Services): Services => ({
  ...services,
  fetch: never,
  backend: { ...services.backend, send: never, token: () => null },
  clipboard: { write: never },
  navigation: { go: () => undefined },
  windows: { open: () => undefined, leave: () => undefined },
  storage: {
    get: () => null,
    set: () => true,
    remove: () => undefined,
    onChange: () => () => undefined,
  },
})
