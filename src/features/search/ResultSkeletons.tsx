import { useTranslation } from 'react-i18next'
import { Frame } from '../../ui/layout/Frame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import classes from './SearchPage.module.css'

/** In place of results that are on their way. */
export function ResultSkeletons() {
  const { t } = useTranslation('search')
  return (
    <Frame className={classes['results']} role="status" aria-label={t('searching')}>
      {[38, 26, 44, 31].map((width) => (
        <div key={width} className={classes['skeleton']}>
          <Skeleton width={width / 2} />
          <Skeleton width={width} />
          <Skeleton width={90} />
          <Skeleton width={70} />
        </div>
      ))}
    </Frame>
  )
}
