import { useEffect, useMemo, useState } from 'react'
import { yamlParts } from '../../model/inspector/yamlParts.ts'
import { chunkHook } from '../../ui/chunkHook.ts'
import { inTurns } from '../../ui/inTurns.ts'

export type RawFormat = 'json' | 'yaml'

const useYaml = chunkHook(() => import(/* webpackChunkName: "yaml" */ 'yaml'))

/** Characters of JSON above which YAML is written in turns with the rest of the page. */
const longest = 50_000

/** A value as text; undefined while it is being written. JSON, which is valid YAML, if the library cannot be loaded. */
export function useRawText(value: unknown, format: RawFormat): string | undefined {
  const { status, ...yaml } = useYaml()
  const chunk = 'chunk' in yaml ? yaml.chunk : undefined
  const [written, setWritten] = useState<{ readonly value: unknown; readonly text: string }>()
  const json = useMemo(() => JSON.stringify(value, null, 2) as string | undefined, [value])
  const isLong = (json?.length ?? 0) > longest
  const short = useMemo(
    () => (isLong || format === 'json' ? undefined : chunk?.stringify(value, { lineWidth: 0 })),
    [isLong, format, chunk, value],
  )
  useEffect(() => {
    if (!isLong || format === 'json' || !chunk) return undefined
    const controller = new AbortController()
    const parts = yamlParts(value, (part) => chunk.stringify(part, { lineWidth: 0 }))
    const steps = (function* () {
      let text = ''
      for (const part of parts) yield (text += part)
      return text
    })()
    void inTurns(steps, controller.signal).then((text) => {
      if (text !== undefined) setWritten({ value, text })
    })
    return () => {
      controller.abort()
    }
  }, [isLong, format, chunk, value])
  if (value === undefined) return undefined
  if (format === 'json' || status === 'failed') return json
  if (!isLong) return short
  return written?.value === value ? written.text : undefined
}
