// The version of this page, the deployed version, and reloads.

import { isRecord } from '../../model/isRecord.ts'
import { parseJson } from '../../model/json.ts'
import type { Send } from './http.ts'
import type { Deployment, Leaving } from './services.ts'

const fileName = 'version.json'

/** Key in `sessionStorage`: the versions for which this tab was reloaded. */
const triedKey = 'portico.loadedFor'

const tried = (): readonly string[] => (sessionStorage.getItem(triedKey) ?? '').split(' ')

export function createDeployment(send: Send, filesUrl: string): Deployment {
  return {
    version:
      document.querySelector<HTMLMetaElement>('meta[name="portico-version"]')?.content ?? null,
    servedVersion: async (signal) => {
      const url = new URL(fileName, filesUrl).href
      const { ok, text } = await send(url, { signal, cache: 'no-store' })
      const answer = ok ? parseJson(text) : undefined
      if (isRecord(answer) && typeof answer['version'] === 'string') return answer['version']
      throw new Error(`${fileName} does not say which version is served`)
    },
    wasLoadedFor: (version) => {
      try {
        return tried().includes(version)
      } catch {
        // True without storage, because the reloads might never end.
        return true
      }
    },
    load: (version, to) => {
      try {
        sessionStorage.setItem(triedKey, [...tried(), version].join(' '))
      } catch {
        // Without storage `wasLoadedFor` is true, so the user asked for this reload.
      }
      if (to === undefined) location.reload()
      else location.assign(to)
    },
  }
}

export function createLeaving(page: Window): Leaving {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault()
  }
  return {
    ask: (isNeeded) => {
      if (isNeeded) page.addEventListener('beforeunload', ask)
      else page.removeEventListener('beforeunload', ask)
    },
  }
}
