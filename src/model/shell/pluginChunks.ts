import { isRecord } from '../isRecord.ts'
import { isTexts } from '../isTexts.ts'
import { WrongShapeError } from '../wrongShape.ts'

/** Beside the page; the build writes it. */
export const pluginChunksFile = 'plugin-chunks.json'

/** Names of the files that only this plugin needs, by its id. */
export type PluginChunks = Readonly<Record<string, readonly string[]>>

/** Throws a `WrongShapeError` for anything else. */
export function decodePluginChunks(json: unknown): PluginChunks {
  if (isRecord(json) && Object.values(json).every(isTexts)) return json as PluginChunks
  throw new WrongShapeError('The response is not a list of files by plugin')
}
