// What the browser has kept, as a test waits for it.

import type { Page } from 'playwright-core'
import { eventually } from '../../site/eventually.ts'

/** Until answers whose key contains each of these texts are written. */
export const whenKept = (page: Page, ...parts: readonly string[]): Promise<void> =>
  eventually(`${parts.join(', ')} is kept`, async () => {
    const keys = await keptKeys(page)
    return parts.every((part) => keys.some((key) => key.includes(part)))
  })

/** Names of the requests whose answers are kept. */
const keptKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('portico-kept')
        opening.onsuccess = () => {
          const database = opening.result
          const end = (keys: readonly IDBValidKey[]) => {
            database.close()
            resolve(keys.map(String))
          }
          if (!database.objectStoreNames.contains('answers')) end([])
          else {
            const asked = database.transaction('answers').objectStore('answers').getAllKeys()
            asked.onsuccess = () => {
              end(asked.result)
            }
          }
        }
      }),
  )

/** Until the worker has the page and its files, also those of pages that were not opened. */
export const whenShellKept = (page: Page): Promise<void> =>
  eventually('the files are kept', () =>
    page.evaluate(async () => {
      const asked = await fetch('/plugin-chunks.json')
      const { settings = [] } = (await asked.json()) as { readonly settings?: readonly string[] }
      const own = settings.filter((name) => !name.includes('-'))
      const kept = await Promise.all(own.map((name) => caches.match(`/static/${name}`)))
      return own.length > 0 && kept.every((file) => file !== undefined)
    }),
  )

interface Kept {
  readonly answers: number
  /** URLs in all caches. */
  readonly files: readonly string[]
}

export async function keptBy(page: Page): Promise<Kept> {
  const files = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(all.map((cache) => cache.keys()))).flat().map(({ url }) => url)
  })
  return { answers: (await keptKeys(page)).length, files }
}
