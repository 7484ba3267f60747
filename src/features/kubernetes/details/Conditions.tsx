import { CircleCheck, CircleQuestionMark, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isRecord } from '../../../model/isRecord.ts'
import { listOf, type KubeObject } from '../../../model/kubernetes/kubernetesObjects.ts'
import { Badge } from '../../../ui/Badge.tsx'
import classes from '../Kubernetes.module.css'

interface Condition {
  readonly type: string
  readonly status: string
  readonly reason?: string
  readonly message?: string
}

const looks = {
  True: ['success', CircleCheck],
  False: ['error', CircleX],
  Unknown: ['warning', CircleQuestionMark],
} as const

/** Conditions that are an error when they hold; of pods none is (K8S-53). */
const faults: ReadonlySet<string> = new Set([
  ...['Failed', 'FailureTarget', 'ReplicaFailure', 'ScalingLimited', 'Degraded', 'InvalidSpec'],
  ...['Stalled', 'Terminating'],
])
const opposite = { True: 'False', False: 'True', Unknown: 'Unknown' } as const

const isCondition = (value: unknown): value is Condition =>
  isRecord(value) && typeof value['type'] === 'string' && typeof value['status'] === 'string'

const conditionsOf = (object: KubeObject): readonly Condition[] => {
  const { status } = object as { readonly status?: { readonly conditions?: readonly unknown[] } }
  return listOf(status?.conditions).filter(isCondition)
}

/** `True` is fine, `False` an error, `Unknown` pending (K8S-29, K8S-53); the other way round for faults. */
export function Conditions({ object }: { readonly object: KubeObject }) {
  const { t } = useTranslation('kubernetes')
  const conditions = conditionsOf(object)
  if (conditions.length === 0) return null
  return (
    <section aria-label={t('details.conditions')}>
      <h3 className={classes['subheading']}>{t('details.conditions')}</h3>
      <ul className={classes['conditions']}>
        {conditions.map(({ type, status, reason, message }) => {
          const key = status === 'True' || status === 'False' ? status : 'Unknown'
          const [tone, Icon] =
            looks[object.kind !== 'Pod' && faults.has(type) ? opposite[key] : key]
          return (
            <li key={type}>
              <Badge tone={tone} Icon={Icon}>
                {`${type}: ${t(`conditions.${key}`)}`}
              </Badge>
              {tone !== 'success' && (reason ?? message) !== undefined && (
                <span className={classes['text']}>
                  {[reason, message].filter(Boolean).join(': ')}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
