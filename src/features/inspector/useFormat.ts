import { chunkHook } from '../../ui/chunkHook.ts'

export type RawFormat = 'json' | 'yaml'

const useYaml = chunkHook(() => import(/* webpackChunkName: "yaml" */ 'yaml'))

const asJson = (value: unknown): string => JSON.stringify(value, null, 2)

/** How a value is written; nothing while that is on its way. Where YAML cannot be fetched, JSON, which is YAML, too. */
export function useFormat(format: RawFormat): ((value: unknown) => string) | undefined {
  const yaml = useYaml()
  if (format === 'json' || yaml.status === 'failed') return asJson
  if (yaml.status === 'loading') return undefined
  return (value) => yaml.chunk.stringify(value, { lineWidth: 0 })
}
