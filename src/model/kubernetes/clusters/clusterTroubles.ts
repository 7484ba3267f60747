// Why parts of a cluster are missing, in as few lines as there are causes.

import { clusterErrorLine } from '../kubernetesFailures.ts'
import { readResourcePath } from '../resourcePath.ts'
import type { ClusterError } from './clusters.ts'

const causes = [
  ...(['silent', 'failing', 'unauthorized', 'forbidden', 'missing', 'refused', 'cut'] as const),
]

type Cause = (typeof causes)[number]

export interface ClusterTrouble {
  readonly cause: Cause
  /** What could not be listed, by the cluster's plural names; empty if everything. */
  readonly kinds: readonly string[]
  /** In the words of the specification. */
  readonly lines: readonly string[]
}

const silent: readonly (number | undefined)[] = [undefined, 408, 502, 503, 504]

/** The type of the error of a list that is too long to be asked for as a whole. */
export const cutList = 'LIST_CUT'

function causeOf({ errorType, statusCode }: ClusterError): Cause {
  if (errorType === cutList) return 'cut'
  if (silent.includes(statusCode)) return 'silent'
  if (statusCode === 401) return 'unauthorized'
  if (statusCode === 403) return 'forbidden'
  if (statusCode === 404) return 'missing'
  return statusCode === 400 ? 'refused' : 'failing'
}

function kindOf({ resourcePath = '' }: ClusterError): string | undefined {
  const path = readResourcePath(resourcePath)
  if (!path) return undefined
  return path.group === 'metrics.k8s.io' ? `${path.plural}.${path.group}` : path.plural
}

/** One for each cause, the most telling first. */
export function clusterTroubles(errors: readonly ClusterError[]): readonly ClusterTrouble[] {
  const byCause = Map.groupBy(errors, causeOf)
  return causes.flatMap((cause) => {
    const same = byCause.get(cause)
    if (!same) return []
    return {
      cause,
      kinds: [...new Set(same.flatMap((error) => kindOf(error) ?? []))],
      lines: [...new Set(same.map(clusterErrorLine))],
    }
  })
}
