import { useTranslation } from 'react-i18next'
import type { PodMetrics, Usage } from '../../../model/kubernetes/pods/podMetrics.ts'
import { mebibytes, millicores, percentOf } from '../../../model/kubernetes/pods/usage.ts'
import classes from '../Kubernetes.module.css'
import { UsageBar } from '../UsageBar.tsx'

interface PodUtilisationProps {
  readonly usage: Pick<PodMetrics, 'cpu' | 'memory'>
  readonly label: string
}

/** Current use of CPU and memory against what was requested and what is allowed (K8S-28). */
export function PodUtilisation({ usage: { cpu, memory }, label }: PodUtilisationProps) {
  const { t } = useTranslation('kubernetes')
  const cores = (value: number) => t('usage.millicores', { count: millicores(value) })
  const bytes = (value: number) => t('usage.mebibytes', { count: mebibytes(value) })
  return (
    <div className={classes['utilisation']} role="group" aria-label={label}>
      <Bars name="cpu" usage={cpu} textOf={cores} />
      <Bars name="memory" usage={memory} textOf={bytes} />
    </div>
  )
}

interface BarsProps {
  readonly name: 'cpu' | 'memory'
  readonly usage: Usage
  readonly textOf: (value: number) => string
}

function Bars({ name, usage: { currentUsage, requestTotal, limitTotal }, textOf }: BarsProps) {
  const { t } = useTranslation('kubernetes')
  const totals = [
    ['requests', requestTotal],
    ['limits', limitTotal],
  ] as const
  return totals.map(([of, total]) => (
    <div key={of}>
      <span className={classes['minor']}>{t(`utilisation.${name}.${of}`)}</span>
      <UsageBar
        label={t(`utilisation.${name}.${of}`)}
        text={
          currentUsage === null
            ? t('usage.unknown')
            : total === null || total <= 0
              ? textOf(currentUsage)
              : t('utilisation.of', { current: textOf(currentUsage), total: textOf(total) })
        }
        percent={percentOf(currentUsage, total)}
      />
    </div>
  ))
}
