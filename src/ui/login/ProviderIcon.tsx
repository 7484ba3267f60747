import { Cloud, KeyRound, UserRound, UserRoundPen, type LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import { chunkHook } from '../behaviour/chunkHook.ts'

const useSigns = chunkHook(
  async () => (await import(/* webpackChunkName: "provider-signs" */ './providerSigns.ts')).signs,
)

const icons = new Map<string, LucideIcon>([
  ['guest', UserRound],
  ['custom', UserRoundPen],
  ['vmwareCloudServices', Cloud],
])

/** Provider ids that share a logo. */
const familyOf = (providerId: string) =>
  providerId === 'bitbucketServer' ? 'bitbucket' : providerId

export interface ProviderIconProps {
  /** Id of a provider of the auth backend, `guest` or `custom`. */
  readonly providerId: string
  /** In pixels. */
  readonly size?: number
}

/** The logo of a provider, once it has come; its name is beside it. */
export function ProviderIcon({ providerId, size = 20 }: ProviderIconProps) {
  const signs = useSigns()
  const sign = signs.status === 'loaded' ? signs.chunk.get(familyOf(providerId)) : undefined
  const common = { 'aria-hidden': true, focusable: false }
  const Icon = icons.get(providerId)
  if (Icon || (sign === undefined && signs.status !== 'loading'))
    return createElement(Icon ?? KeyRound, { size, strokeWidth: 1.75, ...common })
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" {...common}>
      <path d={sign} />
    </svg>
  )
}
