// The page's side of the worker that keeps the portal's files (src/start/shellWorker.ts).

import { parseJson } from '../../../model/json.ts'
import { builtLanguages } from '../../../model/languages.ts'
import {
  shellCachePrefix,
  shellWorkerFile,
  isHashedFile,
  type ShellMessage,
} from '../../../model/offline/shellFiles.ts'
import { decodePluginChunks, pluginChunksFile } from '../../../model/shell/pluginChunks.ts'
import { trustedScriptUrl } from '../../../model/trustedTypes.ts'
import type { Send } from '../../services/http.ts'

/** Never throws: without a worker the portal is as it was. */
export interface ShellWorker {
  /** Keeps the files of this build, also those that are already loaded. */
  readonly start: () => Promise<void>
  /** Removes the worker and all that it kept. */
  readonly stop: () => Promise<void>
}

type Workers = Pick<ServiceWorkerContainer, 'register' | 'getRegistration' | 'ready'>

export interface ShellWorkerParts {
  /** Undefined without TLS, or if the browser refuses. */
  readonly workers: Workers | undefined
  readonly send: Send
  /** Absolute URL of the page's folder. */
  readonly filesUrl: string
  /** False in development, whose files change. */
  readonly isBuilt: boolean
}

const loadedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(isHashedFile)

/** Files of all plugins but the texts of other languages. */
async function pluginFiles(
  send: Send,
  filesUrl: string,
  language: string,
): Promise<readonly string[]> {
  const { text } = await send(filesUrl + pluginChunksFile, {})
  return Object.values(decodePluginChunks(parseJson(text)))
    .flat()
    .filter((name) => isOfLanguage(name, language))
    .map((name) => `${filesUrl}static/${name}`)
}

const isOfLanguage = (name: string, language: string): boolean =>
  builtLanguages.every(
    (other) =>
      other === language || !(name.includes(`-${other}.`) || name.startsWith(`texts-${other}-`)),
  )

/** The person, or their device, does not want to load more than is needed. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ===
  true

export function createShellWorker({
  workers,
  send,
  filesUrl,
  isBuilt,
}: ShellWorkerParts): ShellWorker {
  return {
    start: async () => {
      if (!workers || !isBuilt) return
      try {
        await workers.register(trustedScriptUrl(filesUrl + shellWorkerFile))
        const { active } = await workers.ready
        const tell = (urls: readonly string[]) => {
          const message: ShellMessage = { type: 'filesNeeded', urls }
          active?.postMessage(message)
        }
        tell(loadedFiles())
        if (!savesData()) tell(await pluginFiles(send, filesUrl, document.documentElement.lang))
      } catch {
        // The portal opens with a network only, as it did before.
      }
    },
    stop: async () => {
      try {
        const registration = await workers?.getRegistration(filesUrl)
        const file = registration?.active?.scriptURL
        if (file?.endsWith(`/${shellWorkerFile}`)) await registration?.unregister()
        const names = (await caches.keys()).filter((name) => name.startsWith(shellCachePrefix))
        await Promise.all(names.map((name) => caches.delete(name)))
      } catch {
        // Nothing was kept.
      }
    },
  }
}
