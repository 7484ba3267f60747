import { CardSkeleton } from '../../../ui/Skeleton.tsx'
import classes from './DocsReader.module.css'

export const LoadingPage = () => (
  <div className={classes['loading']}>
    <CardSkeleton height={160} />
    <CardSkeleton height={240} />
  </div>
)
