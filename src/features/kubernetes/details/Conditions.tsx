import { useTranslation } from 'react-i18next'
import type { KubeObject } from '../../../model/kubernetes/kubernetesObjects.ts'
import { conditionsOf, isFine, stateOf } from '../../../model/kubernetes/workloads/conditions.ts'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import classes from '../Kubernetes.module.css'

/** `True` is fine, `False` an error, `Unknown` pending (K8S-29, K8S-53); the other way round for faults. */
export function Conditions({ object }: { readonly object: KubeObject }) {
  const { t } = useTranslation('kubernetes')
  const conditions = conditionsOf(object)
  if (conditions.length === 0) return null
  return (
    <section aria-label={t('details.conditions')}>
      <Row as="h3" gap="xs" className={classes['subheading']}>
        {t('details.conditions')}
      </Row>
      <ul className={classes['conditions']}>
        {conditions.map((condition, index) => {
          const { type, reason, message } = condition
          const fine = isFine(object, condition)
          const status = fine === null ? 'waiting' : fine ? 'succeeded' : 'failed'
          return (
            // A route has the same conditions at each of its parents.
            <li key={`${type} ${String(index)}`}>
              <StatusBadge status={status}>
                {`${type}: ${t(`conditions.${stateOf(condition)}`)}`}
              </StatusBadge>
              {status !== 'succeeded' && (reason ?? message) !== undefined && (
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
