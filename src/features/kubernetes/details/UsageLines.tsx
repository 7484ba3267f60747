import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isPod, usageSeries, type PodName } from '../../../model/kubernetes/pods/podUsage.ts'
import { mebibytes, millicores } from '../../../model/kubernetes/pods/usage.ts'
import { Text } from '../../../ui/layout/Text.tsx'
import { Sparkline } from '../../../ui/marks/Sparkline.tsx'
import { useLengthText } from '../../../ui/time/useLengthText.ts'
import classes from '../Kubernetes.module.css'
import { selectPodUsage } from '../podUsageSlice.ts'

interface UsageLinesProps {
  readonly pod: PodName
  /** By default all of them together. */
  readonly container?: string
}

/** CPU and memory since the pod was opened; nothing before the second answer. */
export function UsageLines({ pod, container }: UsageLinesProps) {
  const { t } = useTranslation('kubernetes')
  const lengthText = useLengthText()
  const state = useSelector(selectPodUsage)
  const usage = state.status === 'kept' ? state.pods.find((one) => isPod(one.pod, pod)) : undefined
  const samples = usage?.samples ?? []
  if (samples.length < 2) return null
  const textOf = {
    cpu: (value: number) => t('usage.millicores', { count: millicores(value) }),
    memory: (value: number) => t('usage.mebibytes', { count: mebibytes(value) }),
  }
  return (
    <div className={classes['utilisation']}>
      {(['cpu', 'memory'] as const).map((of) => {
        const points = usageSeries(samples, of, container)
        const [first] = points
        const last = points.at(-1)
        if (!first || !last || points.length < 2) return null
        const values = points.map(({ value }) => value)
        const label = t(`usageLine.${of}`, {
          time: lengthText(last.at - first.at),
          least: textOf[of](Math.min(...values)),
          most: textOf[of](Math.max(...values)),
          now: textOf[of](last.value),
        })
        return (
          <div key={of}>
            <Sparkline label={label} points={points} />
            <Text as="span" isQuiet isSmall>
              {label}
            </Text>
          </div>
        )
      })}
    </div>
  )
}
