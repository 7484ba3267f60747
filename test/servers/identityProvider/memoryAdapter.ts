// Stores what the provider issues, in memory. The provider's own adapter prints a warning at each start.

import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Nothing is removed, because a test provider is short-lived; the provider checks `exp` itself. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, AdapterPayload>()
  const find = (matches: (key: string, payload: AdapterPayload) => boolean) => {
    const [, payload] = [...kept].find(([key, one]) => matches(key, one)) ?? []
    return Promise.resolve(payload && { ...payload })
  }

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    const isOfModel = (key: string) => key.startsWith(`${model}:`)
    return {
      upsert: (id, payload) => {
        kept.set(keyOf(id), payload)
        return Promise.resolve()
      },
      find: (id) => find((key) => key === keyOf(id)),
      findByUid: (uid) => find((key, payload) => isOfModel(key) && payload.uid === uid),
      findByUserCode: (code) => find((key, payload) => isOfModel(key) && payload.userCode === code),
      consume: (id) => {
        const payload = kept.get(keyOf(id))
        if (payload) kept.set(keyOf(id), { ...payload, consumed: Math.floor(Date.now() / 1_000) })
        return Promise.resolve()
      },
      destroy: (id) => {
        kept.delete(keyOf(id))
        return Promise.resolve()
      },
      revokeByGrantId: (grantId) => {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
        return Promise.resolve()
      },
    }
  }
}
