// Errors that the page finds in a cluster's objects, and how to fix them (spec 3 §3, §8).

import {
  apiGroupOf,
  idOf,
  namespaceOf,
  type KubeObject,
  type KubePod,
} from '../kubernetesObjects.ts'

type ErrorType =
  | 'readiness-probe-taking-too-long'
  | 'container-waiting'
  | 'containers-restarting'
  | 'condition-message-present'
  | 'hpa-max-current-replicas'

/** K8SERR-02. Its texts belong to its `errorType`. */
interface FixBase {
  readonly errorType: string
  readonly container: string
}

export type ProposedFix =
  | (FixBase & { readonly type: 'logs' })
  | (FixBase & { readonly type: 'events'; readonly podName: string })
  | (FixBase & { readonly type: 'docs'; readonly docsLink: string })

/** K8SERR-01 */
export interface DetectedError {
  readonly type: ErrorType
  readonly message: string
  /** The higher, the worse. */
  readonly severity: number
  readonly sourceRef: {
    /** As `idOf` gives it. */
    readonly id: string
    readonly name: string
    readonly namespace: string
    readonly kind: string
    readonly apiGroup: string
  }
  readonly occurrenceCount: number
  readonly proposedFix?: ProposedFix
}

export const severities = { pod: 4, deployment: 6, autoscaler: 8 } as const

export const sourceRefOf = (object: KubeObject): DetectedError['sourceRef'] => ({
  id: idOf(object),
  name: object.metadata.name,
  namespace: namespaceOf(object),
  kind: object.kind,
  apiGroup: apiGroupOf(object.apiVersion),
})

/** Milliseconds since 1970, for errors that need time. */
export type DetectPodErrors = (pod: KubePod, now: number) => readonly DetectedError[]
