import { Stack } from '../../../ui/layout/Stack.tsx'
import { CardSkeleton } from '../../../ui/progress/Skeleton.tsx'
import classes from './DocsReader.module.css'

export const LoadingPage = () => (
  <Stack gap="md" className={classes['loading']}>
    <CardSkeleton height={160} />
    <CardSkeleton height={240} />
  </Stack>
)
