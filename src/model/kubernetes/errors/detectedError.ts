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
  | 'pod-unschedulable'
  | 'pod-failed'
  | 'pod-on-lost-node'
  | 'job-failed'

/** K8SERR-02. Its texts belong to its `errorType`. */
interface FixBase {
  readonly errorType: string
  /** Empty where the fix is about the whole object. */
  readonly container: string
}

export type ProposedFix =
  /** `isCurrent`: the container was not started again, so its own log is the one of the crash. */
  | (FixBase & { readonly type: 'logs'; readonly isCurrent?: true })
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
  /** When it happened, or began; RFC 3339; missing if the cluster does not say. */
  readonly at?: string
  /** Over since long: history, not an error of today. */
  readonly isPast?: true
  readonly proposedFix?: ProposedFix
}

/** `state`: what the specification does not name, below what it does. */
export const severities = { state: 3, pod: 4, deployment: 6, autoscaler: 8 } as const

/** How bad an error is, in a word. */
export const levelOf = ({
  severity,
}: Pick<DetectedError, 'severity'>): 'critical' | 'high' | 'warning' =>
  severity >= severities.autoscaler
    ? 'critical'
    : severity >= severities.deployment
      ? 'high'
      : 'warning'

export const isCurrent = ({ isPast }: DetectedError): boolean => isPast !== true

/** Errors of today before those of the past; of several as bad, those whose cause a log tells. */
export const worstFirst = (errors: readonly DetectedError[]): readonly DetectedError[] =>
  errors.toSorted(
    (one, other) =>
      Number(isCurrent(other)) - Number(isCurrent(one)) ||
      other.severity - one.severity ||
      Number(other.proposedFix?.type === 'logs') - Number(one.proposedFix?.type === 'logs'),
  )

const day = 86_400_000

/** When it was, if the cluster says so; past after a day. */
export const datedPast = (
  at: string | undefined,
  now: number,
): Pick<DetectedError, 'at' | 'isPast'> => ({
  ...dated(at),
  ...(at !== undefined && now - Date.parse(at) > day && { isPast: true }),
})

/** Of an error that lasts. */
export const dated = (at: string | undefined): Pick<DetectedError, 'at'> =>
  at === undefined ? {} : { at }

export const sourceRefOf = (object: KubeObject): DetectedError['sourceRef'] => ({
  id: idOf(object),
  name: object.metadata.name,
  namespace: namespaceOf(object),
  kind: object.kind,
  apiGroup: apiGroupOf(object.apiVersion),
})

/** Milliseconds since 1970, for errors that need time. */
export type DetectPodErrors = (pod: KubePod, now: number) => readonly DetectedError[]
