import { Skeleton } from '../../../ui/progress/Skeleton.tsx'
import cards from './cards/EntityCards.module.css'
import classes from './EntityPage.module.css'

/** Skeleton of the header. */
export const HeaderSkeleton = () => (
  <div className={classes['headerSkeleton']} aria-hidden="true">
    <Skeleton width={15} />
    <Skeleton width={40} />
    <Skeleton width={25} />
  </div>
)

/** Skeleton of the tabs and the cards. */
export const CardsSkeleton = () => (
  <div aria-hidden="true">
    <div className={classes['tabsSkeleton']}>
      <Skeleton width={30} />
    </div>
    <CardColumnsSkeleton />
  </div>
)

export const CardColumnsSkeleton = () => (
  <div className={cards['frame']}>
    <div className={cards['columns']}>
      <CardSkeleton lines={[60, 90, 75, 40, 55]} />
      <CardSkeleton lines={[50, 70, 35]} />
    </div>
  </div>
)

export const CardSkeleton = ({ lines }: { readonly lines: readonly number[] }) => (
  <div className={classes['cardSkeleton']}>
    {lines.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
)
