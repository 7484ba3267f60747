import { lazyPart } from '../behaviour/lazyPart.tsx'
import { Stack } from '../layout/Stack.tsx'
import { addTexts } from '../messages/i18n.ts'
import { translated } from '../messages/translated.ts'
import { Skeleton } from '../progress/Skeleton.tsx'
import { logMessages } from './logMessages.ts'
import classes from './LogViewer.module.css'
import type { LogViewerProps } from './logViewerProps.ts'

const widths = [42, 65, 58, 73, 36, 61] as const

/** Keeps the viewer's place while it is loaded. */
function LogSkeleton() {
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

const texts = translated('log', logMessages)

/**
 * A log of any length: coloured, searched, filtered, followed, and linked to by line. Lines are numbered from 1, over all
 * sources.
 */
export const LogViewer = lazyPart<LogViewerProps>(
  async () => {
    const [part] = await Promise.all([
      import(/* webpackChunkName: "log-viewer" */ './LoadedLog.tsx'),
      addTexts('log', texts),
    ])
    return part.LoadedLog
  },
  <LogSkeleton />,
)
