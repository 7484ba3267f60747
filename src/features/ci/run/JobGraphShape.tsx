import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/Card.tsx'
import classes from '../Ci.module.css'

interface JobGraphShapeProps {
  /** How many jobs are how deep. */
  readonly ranks: readonly number[]
}

/** Boxes of a rank; more would not fit. */
const mostBoxes = 5

/** The place of a graph that is on its way. */
export function JobGraphShape({ ranks }: JobGraphShapeProps) {
  return (
    <div className={classes['shape']} aria-hidden="true">
      {ranks.map((count, rank) => (
        <div key={rank}>
          {Array.from({ length: Math.min(count, mostBoxes) }, (_, index) => (
            <span key={index} />
          ))}
        </div>
      ))}
    </div>
  )
}

const usualRanks = [1, 3, 1]

/** Before anything is known of the graph. */
export function WaitingGraph() {
  const { t } = useTranslation('ci')
  return (
    <Card title={t('details.graph')}>
      <div className={classes['graph']} aria-busy="true">
        <JobGraphShape ranks={usualRanks} />
      </div>
    </Card>
  )
}
