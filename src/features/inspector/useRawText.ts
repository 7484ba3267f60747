import { useMemo } from 'react'
import { yamlParts } from '../../model/inspector/yamlParts.ts'
import { chunkHook } from '../../ui/behaviour/chunkHook.ts'
import { useInTurns } from '../../ui/behaviour/inTurns.ts'

export type RawFormat = 'json' | 'yaml'

const useYaml = chunkHook(() => import(/* webpackChunkName: "yaml" */ 'yaml'))

/** Characters of JSON above which YAML is written in turns with the rest of the page. */
const longest = 50_000

/** A value as text; undefined while it is being written. JSON, which is valid YAML, if the library cannot be loaded. */
export function useRawText(value: unknown, format: RawFormat): string | undefined {
  const { status, ...yaml } = useYaml()
  const chunk = 'chunk' in yaml ? yaml.chunk : undefined
  const json = useMemo(() => JSON.stringify(value, null, 2) as string | undefined, [value])
  const isLong = (json?.length ?? 0) > longest
  const short = useMemo(
    () => (isLong || format === 'json' ? undefined : chunk?.stringify(value, { lineWidth: 0 })),
    [isLong, format, chunk, value],
  )
  const steps = useMemo(() => {
    if (!isLong || format === 'json' || !chunk) return undefined
    return function* () {
      let text = ''
      const parts = yamlParts(value, (part) => chunk.stringify(part, { lineWidth: 0 }))
      for (const part of parts) yield (text += part)
      return text
    }
  }, [isLong, format, chunk, value])
  const written = useInTurns(steps)
  if (value === undefined) return undefined
  if (format === 'json' || status === 'failed') return json
  return isLong ? written : short
}
