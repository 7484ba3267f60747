import { chunkHook } from '../../ui/behaviour/chunkHook.ts'
import { useMatchMedia } from '../../ui/behaviour/useMatchMedia.ts'
import { CardSkeleton } from '../../ui/Skeleton.tsx'
import classes from './TaskPanes.module.css'
import type { TaskSplitterProps } from './TaskSplitter.tsx'

/** The page uses it before it has the task, so that both are fetched at once. */
export const useTaskSplitter = chunkHook(
  async () =>
    (await import(/* webpackChunkName: "tasks-splitter" */ './TaskSplitter.tsx')).TaskSplitter,
)

/** The steps beside the log, or above it on a narrow page and where the divider cannot be fetched. */
export function TaskPanes({ steps, log }: TaskSplitterProps) {
  const isWide = useMatchMedia('(width > 760px)')
  const splitter = useTaskSplitter()
  if (isWide && splitter.status === 'loaded') {
    const { chunk: Splitter } = splitter
    return <Splitter steps={steps} log={log} />
  }
  // Both are drawn once: drawn again, they would lose their focus.
  const isWaiting = isWide && splitter.status === 'loading'
  return (
    <div className={classes['plain']} aria-busy={isWaiting || undefined}>
      {isWaiting ? <CardSkeleton height={320} /> : steps}
      {isWaiting ? <CardSkeleton height={320} /> : log}
    </div>
  )
}
