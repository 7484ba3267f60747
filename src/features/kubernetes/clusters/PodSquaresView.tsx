import { useTranslation } from 'react-i18next'
import {
  isApart,
  podStates,
  type PodSquare,
  type PodSquares,
  type PodState,
} from '../../../model/kubernetes/pods/podSquares.ts'
import type { MarkState } from '../../../model/markState.ts'
import { StateMarks, type StateMark } from '../../../ui/marks/StateMarks.tsx'

const looks: Readonly<Record<PodState, MarkState>> = {
  ready: 'ok',
  starting: 'waiting',
  failing: 'failed',
  finished: 'done',
  unknown: 'unknown',
}

interface PodSquaresViewProps<Square extends PodSquare> {
  /** Title of the cluster. */
  readonly cluster: string
  readonly pods: Omit<PodSquares, 'squares'> & { readonly squares: readonly Square[] }
  /** Says the cluster below its squares. */
  readonly isNamed?: boolean
  /** Path of a pod's details. */
  readonly pathOf: (square: Square) => string
}

/** A square for each pod of a cluster, those of a workload side by side. */
export function PodSquaresView<Square extends PodSquare>(props: PodSquaresViewProps<Square>) {
  const { cluster, pods, isNamed = false, pathOf } = props
  const { squares, counts, more } = pods
  const { t } = useTranslation('kubernetes')
  if (squares.length === 0) return null
  const words = podStates.flatMap((state) =>
    counts[state] > 0
      ? t('squares.count', { state: t(`squares.${state}`), count: counts[state] })
      : [],
  )
  const marks = squares.map((square, index): StateMark => {
    const { namespace, name, workload, state, reason } = square
    return {
      id: `${namespace}/${name}`,
      state: looks[state],
      to: pathOf(square),
      details: [name, t(`squares.${state}`), reason, workload].filter(Boolean).join(' · '),
      isApart: isApart(square, squares[index - 1]),
    }
  })
  return (
    <StateMarks
      look="squares"
      label={t('squares.label', { cluster })}
      marks={marks}
      summary={[isNamed && cluster, ...words, more > 0 && t('squares.more', { count: more })]
        .filter(Boolean)
        .join(' · ')}
    />
  )
}
