import { Stack } from '../layout/Stack.tsx'
import { Skeleton } from '../Skeleton.tsx'
import classes from './LogViewer.module.css'

const widths = [42, 65, 58, 73, 36, 61] as const

/** Keeps the viewer's place while it is loaded. */
export function LogSkeleton() {
  return (
    <div className={classes['viewer']} aria-busy="true">
      <Stack gap="xs" className={classes['skeleton']}>
        {widths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </div>
  )
}
