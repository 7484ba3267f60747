// When the containers of a pod were started again within the last hour, as far as the cluster says.

import type { KubeEvent } from '../kubeEvents.ts'
import type { KubePod } from '../kubernetesObjects.ts'
import { statusesOf } from './podContainers.ts'

interface Restart {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Empty where only an event tells of it. */
  readonly container: string
}

export const hour = 3_600_000
/** The end of a container and its next start are one restart; a back-off may be as long as five minutes. */
const same = 5_000

/** The oldest first. `now` in milliseconds since 1970. */
export function restartsOf(
  pod: KubePod,
  events: readonly KubeEvent[],
  now: number,
): readonly Restart[] {
  const restarted = statusesOf(pod).filter(({ restartCount }) => restartCount > 0)
  const told = restarted.flatMap(({ name, state, lastState }) =>
    [lastState?.terminated?.finishedAt, state?.running?.startedAt].map((at) => ({
      at: Date.parse(String(at)),
      container: name,
    })),
  )
  // The first start is none; of several only the last has a time.
  const started = events
    .filter(({ reason, count }) => reason === 'Started' && count > 1)
    .map(({ lastAt }) => ({ at: Date.parse(lastAt ?? ''), container: '' }))
  const all = [...told, ...(restarted.length > 0 ? started : [])]
    .filter(({ at }) => at <= now && at > now - hour)
    .sort((one, other) => one.at - other.at)
  const kept: Restart[] = []
  for (const one of all) {
    const isTold = kept.some(
      ({ at, container }) =>
        one.at - at < same &&
        (container === one.container || container === '' || one.container === ''),
    )
    if (!isTold) kept.push(one)
  }
  return kept
}
