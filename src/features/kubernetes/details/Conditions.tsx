import { CircleCheck, CircleQuestionMark, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { KubeObject } from '../../../model/kubernetes/kubernetesObjects.ts'
import { conditionsOf, isFine, stateOf } from '../../../model/kubernetes/workloads/conditions.ts'
import { Badge } from '../../../ui/badges/Badge.tsx'
import classes from '../Kubernetes.module.css'

const looks = {
  fine: ['success', CircleCheck],
  bad: ['error', CircleX],
  open: ['warning', CircleQuestionMark],
} as const

/** `True` is fine, `False` an error, `Unknown` pending (K8S-29, K8S-53); the other way round for faults. */
export function Conditions({ object }: { readonly object: KubeObject }) {
  const { t } = useTranslation('kubernetes')
  const conditions = conditionsOf(object)
  if (conditions.length === 0) return null
  return (
    <section aria-label={t('details.conditions')}>
      <h3 className={classes['subheading']}>{t('details.conditions')}</h3>
      <ul className={classes['conditions']}>
        {conditions.map((condition, index) => {
          const { type, reason, message } = condition
          const fine = isFine(object, condition)
          const [tone, Icon] = looks[fine === null ? 'open' : fine ? 'fine' : 'bad']
          return (
            // A route has the same conditions at each of its parents.
            <li key={`${type} ${String(index)}`}>
              <Badge tone={tone} Icon={Icon}>
                {`${type}: ${t(`conditions.${stateOf(condition)}`)}`}
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
