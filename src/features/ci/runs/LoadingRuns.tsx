import { useTranslation } from 'react-i18next'
import { Progress } from '../../../ui/Progress.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import classes from '../Ci.module.css'

export function LoadingRuns() {
  const { t } = useTranslation('ci')
  return (
    <div className={classes['list']} aria-busy="true">
      <Progress active label={t('loading')} />
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className={classes['loadingRow']}>
          <Skeleton width={30 + ((row * 17) % 30)} />
        </div>
      ))}
    </div>
  )
}
