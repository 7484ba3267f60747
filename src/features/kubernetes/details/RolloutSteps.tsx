import { useTranslation } from 'react-i18next'
import type { KubeCustomResource } from '../../../model/kubernetes/kubernetesObjects.ts'
import { rolloutProgress } from '../../../model/kubernetes/workloads/rollout.ts'
import type { CanaryStep } from '../../../model/kubernetes/workloads/rolloutObject.ts'
import { RolloutMarks } from '../clusters/CustomBadges.tsx'
import classes from '../Kubernetes.module.css'

/** The steps of a canary, the current one marked, and at last its promotion (K8S-48…50). */
export function RolloutSteps({ rollout }: { readonly rollout: KubeCustomResource }) {
  const { t } = useTranslation('kubernetes')
  const { steps, current } = rolloutProgress(rollout)
  if (steps.length === 0) return null
  const stateOf = (index: number) => {
    if (current === null || index > current) return 'waiting'
    return index === current ? 'current' : 'done'
  }
  return (
    <section aria-label={t('rollout.title')}>
      <h3 className={classes['subheading']}>
        {t('rollout.title')} <RolloutMarks resource={rollout} />
      </h3>
      <ol className={classes['steps']}>
        {steps.map((step, index) => (
          <li
            // Steps have no names.
            key={index}
            data-state={stateOf(index)}
            aria-current={stateOf(index) === 'current' ? 'step' : undefined}
          >
            <StepText step={step} />
          </li>
        ))}
        <li
          data-state={current === steps.length ? 'done' : 'waiting'}
          aria-current={current === steps.length ? 'step' : undefined}
        >
          {t('rollout.promoted')}
        </li>
      </ol>
    </section>
  )
}

function StepText({ step }: { readonly step: CanaryStep }) {
  const { t } = useTranslation('kubernetes')
  if (step.setWeight !== undefined) return <>{t('rollout.weight', { percent: step.setWeight })}</>
  if (step.pause) {
    const { duration } = step.pause
    return duration === undefined ? (
      <>{t('rollout.pauseForever')}</>
    ) : (
      <>
        {t('rollout.pause', {
          duration: typeof duration === 'number' ? `${String(duration)}s` : duration,
        })}
      </>
    )
  }
  const templates = (step.analysis?.templates ?? []).map(({ templateName }) => templateName)
  if (step.analysis) return <>{t('rollout.analysis', { templates: templates.join(', ') })}</>
  return <>{Object.keys(step).join(', ') || '–'}</>
}
