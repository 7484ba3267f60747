// The build of this page, the one that is served now, and leaving for the other.

import { isRecord } from '../../model/isRecord.ts'
import { parseJson } from '../../model/json.ts'
import type { Send } from './http.ts'
import type { Deployment, Leaving } from './services.ts'

const fileName = 'version.json'

/** In `sessionStorage`: the builds for which this tab was loaded anew. */
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
        // Whoever cannot remember must not try: it might never end.
        return true
      }
    },
    load: (version, to) => {
      try {
        sessionStorage.setItem(triedKey, [...tried(), version].join(' '))
      } catch {
        // `wasLoadedFor` is true there, so this was somebody's wish.
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
