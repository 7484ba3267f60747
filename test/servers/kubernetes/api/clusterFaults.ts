// What goes wrong at a cluster, on demand.

/** `slow` answers after the server's delay, `hang` never; `cut` ends the connection in the middle of the answer. */
type ClusterFault = 401 | 403 | 500 | 'hang' | 'slow' | 'cut'

interface FaultOptions {
  /** Only for paths with this; all by default. */
  readonly path?: RegExp
}

export interface ClusterFaults {
  /** Until another fault, or null. */
  readonly fail: (fault: ClusterFault | null, options?: FaultOptions) => void
  /** Undefined if nothing is wrong there. */
  readonly faultOf: (path: string) => ClusterFault | undefined
}

export function createClusterFaults(): ClusterFaults {
  let current: { readonly fault: ClusterFault; readonly path: RegExp } | null = null
  return {
    fail: (fault, { path = /^/ } = {}) => {
      current = fault === null ? null : { fault, path }
    },
    faultOf: (path) => (current?.path.test(path) === true ? current.fault : undefined),
  }
}
